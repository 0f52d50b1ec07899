/**
 * A text as rows and legends show it: one of blanks alone is drawn as open boxes (U+2423), which can be seen and counted.
 * @example
 * visibleText('  '); // '␣␣'
 */
export function visibleText(text: string): string {
  return text.trim() === '' ? text.replace(/[^]/gu, '␣') : text;
}
