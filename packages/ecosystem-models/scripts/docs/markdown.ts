import type { Bounds } from '../../src/file-input';
import type { Name } from '../../src/name';
import { ecosystemType } from '../../src/shared/ecosystem-tree';
import type { Language } from './language';
import { words } from './words';

/** A table of Markdown; columns without any content are left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  const kept = head.map((_, column) => rows.some((row) => row[column] !== none));
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .filter((_, column) => kept[column])
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Words in the type of code. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 8, useGrouping: 'min2' });

/** A number to eight digits, thousands apart from five digits on. */
export function figure(value: number): string {
  return figures.format(value);
}

/** A unit as the console shows it: money is CNY in English. */
export function unitText(unit: string, language: Language): string {
  if (unit === '') return words[language].none;
  return language === 'en' ? unit.replace('元', 'CNY') : unit;
}

/** `0 to 1`, or an open end; the absence of both is `none`. */
export function boundsText(bounds: Bounds | undefined, language: Language): string {
  const [least, most] = bounds ?? [null, null];
  if (least === null && most === null) return words[language].none;
  if (most === null) return `≥ ${figure(least ?? 0)}`;
  if (least === null) return `≤ ${figure(most)}`;
  return `${figure(least)} ${language === 'en' ? 'to' : '至'} ${figure(most)}`;
}

/** A code of the ecosystem tree with its name. */
export function typeText(value: number, language: Language): string {
  const type = ecosystemType(value);
  if (type === undefined) return String(value);
  return `${value} ${language === 'en' ? type.nameEn : type.name}`;
}

/** A name with its key and explanation below. */
export function named({ name, key, help }: Named, language: Language): string {
  return [name[language], code(key), help?.[language]].filter(Boolean).join('<br>');
}

interface Named {
  readonly name: Name;
  readonly key: string;
  readonly help?: Name;
}
