import { ecosystemTypes } from '@gep/ecosystem-models';
import type { EcosystemType, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { WriteSheet } from 'hucre/xlsx';
import type { NamedDistrict } from '@gep/ecosystem-models/table-checks';
import { columnLetters } from '../../../geodata/table/column-letters';
import { sayIn, titleOf } from './sheet-layout';

/** The sheet with what can be chosen, and where each list is on it. */
export interface ListSheet {
  readonly sheet: WriteSheet;
  /** Codes and names of the districts, row by row. */
  readonly codes: string;
  readonly names: string;
  /** By the key of their field: what its cells may hold. */
  readonly ofField: ReadonlyMap<string, string>;
}

/** Districts, options and ecosystem types: drop-downs and checks read them from one hidden sheet. */
export function listSheet(
  input: TableFile,
  districts: readonly NamedDistrict[],
  language: Language,
): ListSheet {
  const say = sayIn(language);
  const name = say('workbook.lists');
  const lists: { key: string; title: string; values: readonly string[] }[] = [
    { key: '', title: say('name.district-code'), values: districts.map(({ code }) => code) },
    { key: '', title: say('name.district-name'), values: districts.map((district) => district.name) },
  ];
  for (const field of input.fields) {
    const title = titleOf(field, language);
    if (field.type === 'types') {
      lists.push({ key: field.key, title, values: ecosystemTypes.map((type) => typeText(type, language)) });
    } else if (field.type === 'text' && field.options) {
      lists.push({ key: field.key, title, values: field.options.map((option) => option.name[language]) });
    }
  }
  const place = (i: number): string => {
    const letters = columnLetters(i);
    return `'${name}'!$${letters}$2:$${letters}$${Math.max(2, lists[i].values.length + 1)}`;
  };
  const height = Math.max(...lists.map(({ values }) => values.length));
  return {
    sheet: {
      name,
      hidden: true,
      rows: [
        lists.map(({ title }) => title),
        ...Array.from({ length: height }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
      ],
      protection: { sheet: true },
    },
    codes: place(0),
    names: place(1),
    ofField: new Map(lists.flatMap(({ key }, i) => (key === '' ? [] : [[key, place(i)] as const]))),
  };
}

/** A type as drop-downs show it: its code, then its name. */
export function typeText({ value, name, nameEn }: EcosystemType, language: Language): string {
  return `${value} ${language === 'zh' ? name : nameEn}`;
}
