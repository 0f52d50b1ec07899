import type { EarlierYear, NumberField, RecordField, TableFile } from '@gep/ecosystem-models';
import { checksIn } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { columnLetters } from '../../../geodata/table/column-letters';
import { phrase, textOf } from '../../../message/phrase';
import type { PhraseCode } from '../../../message/phrase';
import { unitText } from '../../../message/unit-text';

/** Words of the product in the language of a workbook. */
export type Say = (code: PhraseCode, args?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Language): Say {
  return (code, args) => textOf(phrase(code, args))[language];
}

/** What a column of the data sheet holds. */
export type ColumnRole =
  | { readonly kind: 'id' | 'code' | 'name' | 'reason' | 'check' | 'base' }
  | { readonly kind: 'field'; readonly field: RecordField }
  /** The number of an earlier year that a field is compared with. */
  | { readonly kind: 'earlier'; readonly field: NumberField };

export type SheetColumn = ColumnRole & {
  readonly title: string;
  /** As spreadsheets name it. */
  readonly letters: string;
};

export interface LayoutOptions {
  /** Rows have ids, which the reader finds again. */
  readonly hasIds: boolean;
  /** Rows that were refused have the reasons in a column. */
  readonly hasReasons: boolean;
  readonly hasChecks: boolean;
  /** Rows carry what they were made from. */
  readonly hasBase: boolean;
  readonly earlier: Pick<EarlierYear, 'isYearBefore'> | null;
}

/** The columns of the data sheet: what is filled in, what checks say of it, and the numbers of an earlier year. */
export function sheetColumns(
  input: TableFile,
  language: Language,
  { hasIds, hasReasons, hasChecks, hasBase, earlier }: LayoutOptions,
): SheetColumn[] {
  const say = sayIn(language);
  const { fields } = input;
  const year = yearName(say, earlier?.isYearBefore ?? true);
  const roles: (ColumnRole & { title: string })[] = [
    ...(hasIds ? [{ kind: 'id', title: say('workbook.id') } as const] : []),
    { kind: 'code', title: say('name.district-code') },
    { kind: 'name', title: say('name.district-name') },
    ...fields.map((field) => ({ kind: 'field', field, title: titleOf(field, language) }) as const),
    ...(hasReasons ? [{ kind: 'reason', title: say('workbook.reason') } as const] : []),
    ...(hasChecks ? [{ kind: 'check', title: say('workbook.check') } as const] : []),
    ...(earlier ? earlierFields(input, earlier) : []).map((field) => {
      const title = say('workbook.earlier', { column: titleOf(field, language), year });
      return { kind: 'earlier', field, title } as const;
    }),
    ...(hasBase ? [{ kind: 'base', title: say('workbook.base') } as const] : []),
  ];
  return roles.map((role, i) => ({ ...role, letters: columnLetters(i) }));
}

/** The titles of the columns that are filled in, those before them included: nobody may change them. */
export function fixedTitles(input: TableFile, language: Language): string[] {
  const bare = { hasReasons: false, hasChecks: false, hasBase: false, earlier: null };
  return sheetColumns(input, language, { ...bare, hasIds: true })
    .filter(({ kind }) => ['id', 'code', 'name', 'field'].includes(kind))
    .map(({ title }) => title);
}

/** What the column of the rows that a workbook was made from is called, in each language. */
export const baseTitles: readonly string[] = (['zh', 'en'] as const).map((language) =>
  sayIn(language)('workbook.base'),
);

/** The numbers that are compared with those of an earlier year. */
export function earlierFields(input: TableFile, earlier: Pick<EarlierYear, 'isYearBefore'>): NumberField[] {
  const compared = checksIn(input, earlier.isYearBefore).flatMap((check) => {
    if (check.kind === 'opening') return [check.closing];
    return check.kind === 'magnitude' || check.kind === 'change' ? [check.field] : [];
  });
  return input.fields.filter(
    (field): field is NumberField => field.type === 'number' && compared.includes(field.key),
  );
}

export function yearName(say: Say, isYearBefore: boolean): string {
  return say(isYearBefore ? 'check.last-year' : 'check.comparable-year');
}

/** A column with its unit. */
export function titleOf(field: RecordField, language: Language): string {
  const unit = field.type === 'number' ? unitText(field.unit, language) : '';
  return field.name[language] + (unit && ` (${unit})`);
}
