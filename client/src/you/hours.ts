/** Times of day: minutes since midnight for the server, `22:30` for the browser. */
const two = (number: number): string => String(number).padStart(2, "0");

export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
