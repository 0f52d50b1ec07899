import { en as consoleEn } from '../../apps/console/src/message/en';
import { zhCN as consoleZh } from '../../apps/console/src/message/zh-CN';
import { en as editorEn } from '../../packages/style-editor/src/message/en';
import { zhCN as editorZh } from '../../packages/style-editor/src/message/zh-cn';
import { read, sourceFiles } from './files';

/** Texts by their path, e.g. `login.title`, out of nested objects. */
export function textsOf(messages: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) {
      for (const [path, text] of textsOf(value, `${prefix}${key}.`)) texts.set(path, text);
    } else texts.set(`${prefix}${key}`, String(value));
  }
  return texts;
}

/** Names of what is filled in; `{number?class:classes}` only chooses a word, which Chinese has no need of. */
const placesOf = (text: string): string =>
  [...text.matchAll(/\{\{?\s*(\w+)\b(?!\?)/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** A form for one thing, which English has beside that for many, need not write the count. */
const placesButCount = (text: string): string => placesOf(text.replaceAll('{{count}}', ''));

/** What one language has and the other lacks: keys, texts, and places that are filled in. */
export function compareWords(name: string, zh: object, en: object): string[] {
  const [chinese, english] = [textsOf(zh), textsOf(en)];
  const problems: string[] = [];
  for (const key of new Set([...chinese.keys(), ...english.keys()])) {
    const many = key.endsWith('_one') ? english.get(key.slice(0, -'_one'.length)) : undefined;
    if (many !== undefined) {
      if (placesButCount(english.get(key) ?? '') !== placesButCount(many))
        problems.push(`${name}: ${key} fills in other places than the form for many`);
      continue;
    }
    const [inChinese, inEnglish] = [chinese.get(key), english.get(key)];
    // A word that is nothing in both languages, such as the unit of a plain number.
    if (inChinese === '' && inEnglish === '') continue;
    if (!inChinese?.trim()) problems.push(`${name}: ${key} has no Chinese text`);
    else if (!inEnglish?.trim()) problems.push(`${name}: ${key} has no English text`);
    else if (placesOf(inChinese) !== placesOf(inEnglish))
      problems.push(`${name}: ${key} fills in other places: ${placesOf(inChinese)} / ${placesOf(inEnglish)}`);
  }
  return problems;
}

/** Sources of the console that ask for words: all but its messages and tests. */
const askingSources = /^apps\/console\/src\/(?!message\/([^/]+\/)?(en|zh-CN)\.ts)(?!.*\.test\.).*\.tsx?$/;

/** Keys that no source names: neither as a text, alone or by a key above it, nor by a template that may become it. */
export function unusedWords(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>();
  const templates: RegExp[] = [];
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)) named.add(key);
    for (const [, template = ''] of source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})+)`/g))
      templates.push(new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));
  }
  return keys.filter((key) => {
    const asked = key.replace(/_one$/, '');
    // A key of one part is a word of many other things: it does not speak for what is below it.
    const above = asked.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'));
    const isNamed = above.some((one, index) => (index > 0 || one === asked) && named.has(one));
    return !isNamed && !templates.some((template) => template.test(asked));
  });
}

/** Every word of the console is shown by a screen. */
export async function shownWords(): Promise<string[]> {
  const asking = (await sourceFiles(askingSources)).map(read);
  const keys = [...textsOf(consoleZh).keys()];
  return unusedWords(keys, asking).map((key) => `console: no screen shows ${key}`);
}

/** Every word that a screen asks for by a literal key is in the messages. */
async function askedWords(): Promise<string[]> {
  const keys = [...textsOf(consoleZh).keys()];
  // i18next adds _one, _other to the key of a counted text; a list is asked for by the key above its texts.
  const known = (key: string) =>
    keys.some((other) => other === key || other.startsWith(`${key}_`) || other.startsWith(`${key}.`));
  const problems: string[] = [];
  for (const path of await sourceFiles(/^apps\/console\/src\/.*\.tsx?$/)) {
    for (const [, key = ''] of read(path).matchAll(/\bt\(\s*'([\w.-]+)'/g)) {
      if (!known(key)) problems.push(`${path}: ${key} is not in the messages`);
    }
  }
  return problems;
}

/** All words of the console and the editors are complete in both languages. */
export async function completeWords(): Promise<string[]> {
  return [
    ...compareWords('console', consoleZh, consoleEn),
    ...compareWords('style-editor', editorZh, editorEn),
    ...(await askedWords()),
  ];
}
