import type { zhCN } from './zh-cn';

/** Key of one text of the editors. */
export type MessageKey = keyof typeof zhCN;

/** A complete dictionary. `{name}` in a text is a value filled in. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Values for the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text with its `{name}` places filled; places without a value stay visible, so that a lack is seen. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}
