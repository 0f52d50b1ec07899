import type { MessageKey } from '@gep/style-editor';
import { en } from '@gep/style-editor/words/en';
import { zhCN } from '@gep/style-editor/words/zh-cn';

const keys = Object.keys(zhCN) as MessageKey[];
const place = /\{(\w+)(?:\?(\w+):(\w+))?\}/g;

/** What is in the places of a message, by their names; null where the text is another. */
function valuesIn(text: string, message: string): Readonly<Record<string, string>> | null {
  const fixed = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${fixed.join('(.+)')}$`).exec(text);
  const names = [...message.matchAll(place)].map(([, name]) => name);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1]]));
}

/** The messages that read so in Chinese: those with the fewest places where several do. */
function messagesOf(chinese: string): readonly MessageKey[] {
  const own = (key: MessageKey) => zhCN[key].replace(place, '').length;
  const found = keys.filter((key) => valuesIn(chinese, zhCN[key]) !== null);
  const most = Math.max(...found.map(own));
  return found.filter((key) => own(key) === most);
}

/** A value inside a message: the name of something, which is a message too, or data. */
const value = (text: string) => (keys.some((key) => zhCN[key] === text) ? said(text) : text);

/**
 * What the editors say on this page where they say `chinese` in Chinese, so that a story follows the language of the
 * toolbar. Values are taken over: `said('4 个类别')` is `4 classes` in English.
 *
 * @param key  which message is meant, where several read so
 * @throws RangeError when English has none or several for it
 */
export function said(chinese: string, key?: MessageKey): string {
  if (document.documentElement.lang !== 'en') return chinese;
  const english = new Set(
    (key ? [key] : messagesOf(chinese)).map((found) => {
      const values = valuesIn(chinese, zhCN[found]) ?? {};
      return en[found].replace(place, (_, name: string, one?: string, many?: string) => {
        const given = values[name] ?? '';
        return (given === '1' ? one : many) ?? value(given);
      });
    }),
  );
  const [only] = english;
  if (english.size === 1 && only !== undefined) return only;
  throw new RangeError(`words: got ${chinese}, allowed: one English text, not ${[...english].join(', ')}`);
}
