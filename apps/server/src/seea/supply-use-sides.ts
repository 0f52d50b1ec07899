import { industries, unitNames } from '@gep/ecosystem-models';
import type { EconomicUnit, SupplyRow, UseRow } from '@gep/ecosystem-models';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { column, typeColumns } from './table-parts';
import type { SeeaColumn, SeeaRow, TableStyle } from './table-parts';

/**
 * Whose part of a row a column has: of an ecosystem type, of a user, all industries, all users or all ecosystems, or the
 * whole; null: no part of the account.
 */
export type ColumnPart =
  | { readonly type: number }
  | { readonly user: EconomicUnit | 'industry' | 'all' }
  | 'ecosystems'
  | 'whole'
  | null;

/** A column with its part, and the figure that a row has there. */
interface SideColumn<R> {
  readonly column: SeeaColumn;
  readonly part: ColumnPart;
  readonly cell: (row: R) => number | null;
}

/** A figure of each line in the table's columns. */
export interface Side<R> {
  readonly columns: readonly SeeaColumn[];
  readonly parts: readonly ColumnPart[];
  readonly cells: (row: R) => SeeaRow['cells'];
}

function sideOf<R>(all: readonly SideColumn<R>[]): Side<R> {
  return {
    columns: all.map((one) => one.column),
    parts: all.map(({ part }) => part),
    cells: (row) => all.map(({ cell }) => cell(row)),
  };
}

const typeSide = <R extends { readonly byType: readonly number[] }>(
  types: readonly number[],
  style: TableStyle,
): SideColumn<R>[] =>
  typeColumns(types, style).map((one, place) => ({
    column: one,
    part: { type: types[place] },
    cell: ({ byType }) => byType[place],
  }));

/** The columns of tables 7.1a and 9.1a: nothing is supplied by economic units. */
export function supplySide(types: readonly number[], style: TableStyle): Side<SupplyRow> {
  const { language } = style;
  const say = (code: PhraseCode): string => said(language, code);
  const grey = [
    ...industries.map((unit) => column(unitNames[unit][language], say('seea.industries'), false)),
    column(say('seea.total-industry'), say('seea.economic-units'), false),
    column(unitNames.government[language], say('seea.economic-units'), false),
    column(unitNames.households[language], say('seea.economic-units'), false),
    column(say('seea.supply-resident-units'), say('seea.economic-units'), false),
    column(say('seea.supply-imports-units'), say('seea.economic-units'), false),
    column(say('seea.supply-units'), null, false),
  ];
  return sideOf<SupplyRow>([
    ...grey.map((one) => ({ column: one, part: null, cell: () => null })),
    ...typeSide<SupplyRow>(types, style),
    { column: column(say('seea.supply-resident')), part: 'whole', cell: ({ resident }) => resident },
    {
      column: column(say('seea.imports-final'), say('seea.imports')),
      part: null,
      cell: ({ importsFinal }) => importsFinal,
    },
    {
      column: column(say('seea.imports-intermediate'), say('seea.imports')),
      part: null,
      cell: ({ importsIntermediate }) => importsIntermediate,
    },
    { column: column(say('seea.supply-ecosystems')), part: 'whole', cell: ({ total }) => total },
    { column: column(say('seea.total-supply')), part: 'whole', cell: ({ total }) => total },
  ]);
}

/** The columns of tables 7.1b and 9.1b. */
export function useSide(types: readonly number[], style: TableStyle): Side<UseRow> {
  const { language } = style;
  const say = (code: PhraseCode): string => said(language, code);
  const ofUnit = (user: EconomicUnit, group: PhraseCode): SideColumn<UseRow> => ({
    column: column(unitNames[user][language], say(group)),
    part: { user },
    cell: ({ byUnit }) => byUnit[user],
  });
  return sideOf<UseRow>([
    ...industries.map((unit) => ofUnit(unit, 'seea.industries')),
    {
      column: column(say('seea.total-industry'), say('seea.economic-units')),
      part: { user: 'industry' },
      cell: ({ industry }) => industry,
    },
    ofUnit('government', 'seea.economic-units'),
    ofUnit('households', 'seea.economic-units'),
    {
      column: column(say('seea.use-resident'), say('seea.economic-units')),
      part: { user: 'all' },
      cell: ({ resident }) => resident,
    },
    ofUnit('exports', 'seea.economic-units'),
    {
      column: column(say('seea.use-units')),
      part: { user: 'all' },
      cell: ({ economicUnits }) => economicUnits,
    },
    ...typeSide<UseRow>(types, style),
    {
      column: column(say('seea.use-resident-ecosystems')),
      part: 'ecosystems',
      cell: ({ ecosystems }) => ecosystems,
    },
    { column: column(say('seea.exports-intermediate')), part: null, cell: () => 0 },
    {
      column: column(say('seea.use-ecosystems')),
      part: 'ecosystems',
      cell: ({ ecosystems }) => ecosystems,
    },
    { column: column(say('seea.total-use')), part: 'whole', cell: ({ total }) => total },
  ]);
}
