import { printable } from './pdf-text';

/**
 * A text as Word shows it. Two opening braces begin a placeholder of a template: what somebody has written never does, as
 * an invisible character comes between them.
 */
export function wordText(text: string): string {
  return printable(text).replace(/\{(?=\{)/g, '{\u2060');
}
