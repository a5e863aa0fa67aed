/** Does the device save its battery, as far as the browser tells? */

/** What some browsers tell of the battery and of the connection. */
interface Telling {
  getBattery?: () => Promise<EventTarget & { charging: boolean; level: number }>;
  connection?: { saveData?: boolean };
}

/** Should no more be fetched than is needed? */
export const saving = (): boolean => (navigator as Telling).connection?.saveData === true;

const LOW = 0.2; // of the battery, from where phones begin to save it

/** Say whether it should be spared, now and whenever that changes. */
export async function watchBattery(say: (thrifty: boolean) => void): Promise<void> {
  if (saving()) return say(true);
  const battery = await (navigator as Telling).getBattery?.().catch(() => undefined);
  if (!battery) return;
  const look = (): void => say(!battery.charging && battery.level <= LOW);
  for (const change of ["chargingchange", "levelchange"]) battery.addEventListener(change, look);
  look();
}
