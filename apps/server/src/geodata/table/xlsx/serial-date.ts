const secondsOfDay = 86_400;
/** Serials of 1900 count a 29 February 1900 that was none: the days before it are one further from the epoch. */
const missingDay = 60;
/** 9999-12-31. */
const lastSerial = 2_958_465;

/**
 * The ISO 8601 text of a date or time that a workbook stores as a number of days: a date, a date with a time, or a time
 * alone. Null for numbers that are not dates.
 * @example
 * serialDate(44197, false); // '2021-01-01'
 * serialDate(44197.5, false); // '2021-01-01T12:00:00'
 * serialDate(0.25, false); // '06:00:00'
 */
export function serialDate(serial: number, from1904: boolean): string | null {
  if (!(serial >= 0) || serial > lastSerial) return null;
  const seconds = Math.round(serial * secondsOfDay);
  const whole = Math.floor(seconds / secondsOfDay);
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < missingDay ? 31 : 30);
  const [date, time] = new Date(epoch + seconds * 1000).toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return seconds % secondsOfDay === 0 ? date : `${date}T${time}`;
}
