import {
  grossEcosystemProduct,
  sectionNames,
  serviceSections,
  supplyUse,
  supplyUseTotals,
} from '@gep/ecosystem-models';
import type { Language, SeeaTable } from '@gep/api-client/contract';
import type { ServiceAmounts } from '../account/service-amounts';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { lineFigures, productFigures, sumFigures } from './supply-use-figures';
import { monetaryLines, physicalLines } from './supply-use-lines';
import type { Line } from './supply-use-lines';
import { supplySide, useSide } from './supply-use-sides';
import type { Side } from './supply-use-sides';
import { column, entryRow, sectionRow } from './table-parts';
import type { SeeaColumn, SeeaRow, TableStyle } from './table-parts';
import { ordered } from './type-columns';

/** Tables 7.1a and 7.1b. */
export function physicalTables(services: readonly ServiceAmounts[], style: TableStyle): SeeaTable[] {
  const lines = physicalLines(services, style);
  const notes: PhraseCode[] = ['seea.note-users', 'seea.note-no-type'];
  return tablesOf(lines, style, ['7.1a', '7.1b'], notes);
}

/** Tables 9.1a and 9.1b: abiotic flows follow the totals. */
export function monetaryTables(services: readonly ServiceAmounts[], style: TableStyle): SeeaTable[] {
  const lines = monetaryLines(services, style);
  const notes: PhraseCode[] = ['seea.note-users', 'seea.note-no-type', 'seea.note-abiotic'];
  return tablesOf(lines, style, ['9.1a', '9.1b'], notes);
}

function tablesOf(
  lines: readonly Line[],
  style: TableStyle,
  [supplyKey, useKey]: ['7.1a', '7.1b'] | ['9.1a', '9.1b'],
  notes: readonly PhraseCode[],
): SeeaTable[] {
  const { language } = style;
  const say = (code: PhraseCode): string => said(language, code);
  const isMoney = supplyKey === '9.1a';
  const types = ordered(lines.flatMap(({ flow }) => [...flow.supply.keys()]));
  const side = <R>(
    pick: (row: ReturnType<typeof supplyUse>['rows'][number]) => R,
    own: Side<R>,
    isUse: boolean,
  ) => {
    const { rows } = supplyUse(
      lines.map(({ flow }) => flow),
      types,
    );
    const unitCell = (unit: string): SeeaRow['cells'] => (isMoney ? [] : [unit]);
    const unitFigure = isMoney ? [] : [null];
    const width = own.columns.length + (isMoney ? 0 : 1);
    const sections = serviceSections.flatMap((section): SeeaRow[] => {
      const cells = lines.flatMap((line, i) =>
        line.section === section ? [{ line, cells: own.cells(pick(rows[i])) }] : [],
      );
      if (cells.length === 0 || (isMoney && section === 'abiotic')) return [];
      return [
        sectionRow(sectionNames[section][language], width),
        ...cells.map((one) =>
          entryRow(one.line.title, [...unitCell(one.line.unit), ...one.cells], {
            indent: 1,
            figures: [...unitFigure, ...lineFigures(one.line, one.cells, own.parts)],
          }),
        ),
      ];
    });
    return [...sections, ...(isMoney ? totalRows(lines, types, own, isUse, language) : [])];
  };
  const columnsOf = (own: readonly SeeaColumn[]): SeeaColumn[] => [
    ...(isMoney ? [] : [column(say('seea.unit'))]),
    ...own,
  ];
  const [supply, use] = [supplySide(types, style), useSide(types, style)];
  const shared = {
    unit: isMoney ? unitText('ten-thousand-yuan', language) : '',
    missing: null,
    notes: notes.map(say),
  };
  return [
    {
      ...shared,
      key: supplyKey,
      title: say(`seea.title-${supplyKey}`),
      head: say('seea.supply'),
      columns: columnsOf(supply.columns),
      rows: side((row) => row.supply, supply, false),
    },
    {
      ...shared,
      key: useKey,
      title: say(`seea.title-${useKey}`),
      head: say('seea.use'),
      columns: columnsOf(use.columns),
      rows: side((row) => row.use, use, true),
    },
  ];
}

/** Totals of the services of ecosystems; below them what the standard leaves out, and what the results come to with it. */
function totalRows<R>(
  lines: readonly Line[],
  types: readonly number[],
  own: Side<R>,
  isUse: boolean,
  language: Language,
): SeeaRow[] {
  const say = (code: PhraseCode): string => said(language, code);
  const tableOf = (some: readonly Line[]) =>
    supplyUse(
      some.map(({ flow }) => flow),
      types,
    );
  const totals = (some: readonly Line[]): SeeaRow['cells'] => {
    const found = supplyUseTotals(tableOf(some));
    return own.cells((isUse ? found.use : found.supply) as R);
  };
  const biotic = lines.filter(({ section }) => section !== 'abiotic');
  const abiotic = lines.filter(({ section }) => section === 'abiotic');
  const blank = own.columns.slice(1).map(() => null);
  const memo = { kind: 'memo', indent: 1 } as const;
  const sums = totals(biotic);
  const all = totals(lines);
  return [
    entryRow(say(isUse ? 'seea.total-use' : 'seea.total-supply'), sums, {
      kind: 'total',
      figures: sumFigures(sums, own.parts, { isUse }),
    }),
    sectionRow(say('seea.memo'), own.columns.length),
    entryRow(say('seea.memo-gep'), [...blank, grossEcosystemProduct(tableOf(biotic))], {
      ...memo,
      figures: productFigures(blank),
    }),
    ...abiotic.map((line) => {
      const cells = totals([line]);
      const figures = lineFigures(line, cells, own.parts);
      return entryRow(`${sectionNames.abiotic[language]} · ${line.title}`, cells, { ...memo, figures });
    }),
    ...(abiotic.length > 0
      ? [
          entryRow(say('seea.memo-results'), all, {
            ...memo,
            figures: sumFigures(all, own.parts, { isUse, withAbiotic: true }),
          }),
        ]
      : []),
  ];
}
