/** Does the device save its battery, as far as the browser tells? */

/** What some browsers tell of the battery and of the connection. */
interface Telling {
  getBattery?: () => Promise<EventTarget & { charging: boolean; level: number }>;
  connection?: { saveData?: boolean };
}

const LOW = 0.2; // of the battery, from where phones begin to save it

/** Say whether it should be spared, now and whenever that changes. */
export async function watchBattery(say: (thrifty: boolean) => void): Promise<void> {
  const { connection, getBattery } = navigator as Telling;
  const saves = connection?.saveData === true;
  if (saves) say(true);
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  if (!battery || saves) return;
  const look = (): void => say(!battery.charging && battery.level <= LOW);
  for (const change of ["chargingchange", "levelchange"]) battery.addEventListener(change, look);
  look();
}
