/** Times of day: minutes since midnight for the server, `22:30` for the browser. Days: their end for the server,
 * `2026-11-30` for the browser. */
const two = (number: number): string => String(number).padStart(2, "0");

export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}

/** The day at a moment, as it is here. */
export function dayOf(moment: number): string {
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The moment at which a day is over here. */
export function endOf(day: string): number {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date! + 1).getTime();
}
