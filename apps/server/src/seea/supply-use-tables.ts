import {
  economicUnits,
  grossEcosystemProduct,
  industries,
  sectionNames,
  serviceEntries,
  serviceSections,
  supplyUse,
  supplyUseTotals,
  typeAt,
  unitNames,
} from '@gep/ecosystem-models';
import type { ModelSlug, ServiceFlow, ServiceSection, SupplyRow, UseRow } from '@gep/ecosystem-models';
import type { Language, SeeaTable } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { yuanPerWanYuan } from '../result/model-results';
import { atLevel } from '../account/service-amounts';
import type { ByType, ServiceAmounts } from '../account/service-amounts';
import { column, entryRow, sectionRow, typeColumns } from './table-parts';
import type { SeeaColumn, SeeaRow, TableStyle } from './table-parts';
import { ordered } from './type-columns';

/** A line of a table: a service, or one of its pollutants or methods. */
interface Line {
  readonly title: string;
  readonly section: ServiceSection;
  readonly unit: string;
  readonly flow: ServiceFlow;
}

const entryOf = ({ entry }: ServiceAmounts) => serviceEntries[entry.slug as ModelSlug];

function lineOf(service: ServiceAmounts, title: string, unit: string, byType: ByType): Line {
  const { users, section } = entryOf(service);
  const { role } = service.entry.service;
  return { title, section, unit, flow: { service: title, role, supply: byType, ...(users && { users }) } };
}

/** A line a quantity. */
function physicalLines(services: readonly ServiceAmounts[], { language, typeLevel }: TableStyle): Line[] {
  return services.flatMap((service) =>
    service.quantities.map(({ child, unit, byType }) => {
      const part = service.entry.children?.find(({ key }) => key === child);
      const name = service.entry.name[language];
      const title = part ? `${name} · ${part.name[language]}` : name;
      return lineOf(service, title, unitText(unit, language), atLevel(byType, typeAt(typeLevel)));
    }),
  );
}

/** A line a service with a value, in 万元. */
function monetaryLines(services: readonly ServiceAmounts[], { language, typeLevel }: TableStyle): Line[] {
  return services.flatMap((service) => {
    if (service.value === null) return [];
    const amounts = [...atLevel(service.value, typeAt(typeLevel))];
    const inWan = new Map(amounts.map(([type, yuan]) => [type, yuan / yuanPerWanYuan]));
    return [lineOf(service, service.entry.name[language], '', inWan)];
  });
}

/** A figure of each line in the table's columns. */
interface Side<R> {
  readonly columns: readonly SeeaColumn[];
  readonly cells: (row: R) => SeeaRow['cells'];
}

/** The columns of tables 7.1a and 9.1a: nothing is supplied by economic units. */
function supplySide(types: readonly number[], style: TableStyle): Side<SupplyRow> {
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
  return {
    columns: [
      ...grey,
      ...typeColumns(types, style),
      column(say('seea.supply-resident')),
      column(say('seea.imports-final'), say('seea.imports')),
      column(say('seea.imports-intermediate'), say('seea.imports')),
      column(say('seea.supply-ecosystems')),
      column(say('seea.total-supply')),
    ],
    cells: ({ byType, resident, importsFinal, importsIntermediate, total }) => [
      ...grey.map(() => null),
      ...byType,
      resident,
      importsFinal,
      importsIntermediate,
      total,
      total,
    ],
  };
}

/** The columns of tables 7.1b and 9.1b. */
function useSide(types: readonly number[], style: TableStyle): Side<UseRow> {
  const { language } = style;
  const say = (code: PhraseCode): string => said(language, code);
  return {
    columns: [
      ...industries.map((unit) => column(unitNames[unit][language], say('seea.industries'))),
      column(say('seea.total-industry'), say('seea.economic-units')),
      column(unitNames.government[language], say('seea.economic-units')),
      column(unitNames.households[language], say('seea.economic-units')),
      column(say('seea.use-resident'), say('seea.economic-units')),
      column(unitNames.exports[language], say('seea.economic-units')),
      column(say('seea.use-units')),
      ...typeColumns(types, style),
      column(say('seea.use-resident-ecosystems')),
      column(say('seea.exports-intermediate')),
      column(say('seea.use-ecosystems')),
      column(say('seea.total-use')),
    ],
    cells: ({ byUnit, byType, ...row }) => [
      ...industries.map((unit) => byUnit[unit]),
      row.industry,
      byUnit.government,
      byUnit.households,
      row.resident,
      byUnit.exports,
      row.economicUnits,
      ...byType,
      row.ecosystems,
      0,
      row.ecosystems,
      row.total,
    ],
  };
}

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
    const width = own.columns.length + (isMoney ? 0 : 1);
    const sections = serviceSections.flatMap((section): SeeaRow[] => {
      const cells = lines.flatMap((line, i) =>
        line.section === section ? [{ line, cells: own.cells(pick(rows[i])) }] : [],
      );
      if (cells.length === 0 || (isMoney && section === 'abiotic')) return [];
      return [
        sectionRow(sectionNames[section][language], width),
        ...cells.map((one) =>
          entryRow(one.line.title, [...unitCell(one.line.unit), ...one.cells], { indent: 1 }),
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
  const gep = [...blank, grossEcosystemProduct(tableOf(biotic))];
  const memo = { kind: 'memo', indent: 1 } as const;
  return [
    entryRow(say(isUse ? 'seea.total-use' : 'seea.total-supply'), totals(biotic), { kind: 'total' }),
    sectionRow(say('seea.memo'), own.columns.length),
    entryRow(say('seea.memo-gep'), gep, memo),
    ...abiotic.map((line) =>
      entryRow(`${sectionNames.abiotic[language]} · ${line.title}`, totals([line]), memo),
    ),
    ...(abiotic.length > 0 ? [entryRow(say('seea.memo-results'), totals(lines), memo)] : []),
  ];
}

/** Roles and default users of the services, each with its ground. */
export function servicesTable(services: readonly ServiceAmounts[], { language }: TableStyle): SeeaTable {
  const say = (code: PhraseCode): string => said(language, code);
  return {
    key: 'services',
    title: say('seea.title-services'),
    unit: '',
    head: say('seea.service'),
    columns: (
      ['seea.reference', 'seea.role', 'seea.role-ground', 'seea.user', 'seea.user-ground'] as const
    ).map((code) => column(say(code))),
    rows: services.map((service) => {
      const { role, reason } = service.entry.service;
      const { reference, users, ground } = entryOf(service);
      const names = economicUnits.filter((unit) => users?.[unit]).map((unit) => unitNames[unit][language]);
      return entryRow(service.entry.name[language], [
        reference[language],
        say(`seea.role-${role}`),
        reason[language],
        users === null ? say('seea.user-ecosystems') : names.join(say('list.comma')),
        ground[language],
      ]);
    }),
    missing: null,
    notes: [say('seea.note-users')],
  };
}
