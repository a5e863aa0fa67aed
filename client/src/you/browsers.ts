/** What a device is called: its browser and its system, from what the browser says it is. */
const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Empty if neither is known; most browsers also claim to be another, so the first that fits counts. */
export function deviceName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter(Boolean).join(", ");
}
