import type { zhCN } from './zh-cn';

/** Languages that come with the package. */
export type EditorLocale = 'zh-CN' | 'en';

/** Key of one text of the editors. */
export type MessageKey = keyof typeof zhCN;

/** A complete dictionary. `{name}` in a text is a value filled in; `{name?one:many}` a word for one of it or for others. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Values for the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text with its `{name}` places filled; places without a value stay visible, so that a lack is seen. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)(?:\?(\w+):(\w+))?\}/g, (place, name: string, one?: string, many?: string) => {
    if (!(name in values)) return place;
    return String((values[name] === 1 ? one : many) ?? values[name]);
  });
}
