import { NO_TYPE, typeAt } from '@gep/ecosystem-models';
import type { TypeLevel } from '@gep/ecosystem-models';
import type { Language, SeeaTable, SeeaTableKey } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { typeName } from './type-columns';

export type SeeaColumn = SeeaTable['columns'][number];
export type SeeaRow = SeeaTable['rows'][number];

/** How the tables of a project are worded and arranged. */
export interface TableStyle {
  readonly language: Language;
  readonly typeLevel: TypeLevel;
}

/** A table without rows, and why. */
export function missingTable({ language }: TableStyle, key: SeeaTableKey, reason: PhraseCode): SeeaTable {
  const say = (code: PhraseCode): string => said(language, code);
  const title = say(`seea.title-${key}`);
  return { key, title, unit: '', head: '', columns: [], rows: [], missing: say(reason), notes: [] };
}

/** A column of figures. */
export function column(title: string, group: string | null = null, applies = true): SeeaColumn {
  return { title, group, applies };
}

/** The columns of ecosystem types, grouped by the type of the first level where they are of a lower one. */
export function typeColumns(types: readonly number[], { language, typeLevel }: TableStyle): SeeaColumn[] {
  const group = (code: number): string =>
    code === NO_TYPE || typeLevel === 1 ? said(language, 'seea.types') : typeName(typeAt(1)(code), language);
  return types.map((code) => column(typeName(code, language), group(code)));
}

/** A row of figures. */
export function entryRow(
  title: string,
  cells: SeeaRow['cells'],
  {
    kind = 'entry',
    indent = 0,
    figures = cells.map(() => null),
  }: Partial<Pick<SeeaRow, 'kind' | 'indent' | 'figures'>> = {},
): SeeaRow {
  return { title, indent, kind, cells, figures };
}

/** A row that only names those below it. */
export function sectionRow(title: string, width: number, indent = 0): SeeaRow {
  const cells = Array.from({ length: width }, () => null);
  return { title, indent, kind: 'section', cells, figures: cells };
}
