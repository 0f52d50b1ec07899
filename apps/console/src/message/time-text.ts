/** An instant for the screen, to the minute; `--` where there is none. */
export function timeText(instant: string | null, language: string): string {
  if (!instant) return '--';
  return new Date(instant).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
