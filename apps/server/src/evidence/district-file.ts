import type { DistrictFigures, DistrictTable, Language } from '@gep/api-client/contract';
import { resultFileName } from '@gep/api-client/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell as SheetCell } from 'hucre/xlsx';
import { findRun } from '../job/run-queries';
import { phrase, textOf } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import { yearName, yearOf, yuanPerWanYuan } from '../result/model-results';
import { csv } from '../result/result-zip';
import { levelName } from '../result/zip-words';
import type { Services } from '../services';
import { calculatedPlace, districtTable } from './district-table';
import { zipEvidence } from './zip-evidence';

type Cell = string | number | null;

interface Column {
  readonly title: string;
  readonly of: (row: TableRow) => Cell;
}

type TableRow = DistrictTable['total'] & Partial<DistrictTable['districts'][number]>;

const bold: Partial<SheetCell> = { style: { font: { bold: true } } };
const widths = { text: 14, number: 18, about: 40 };

/** A file to download. */
export interface DistrictFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * The table of the districts of a result as a workbook or CSV, with units and a fixed order of columns. The workbook has
 * a second sheet that says what the figures were made under; CSV has these lines below the table.
 * @throws GepError NO_RESULT
 */
export async function districtFile(
  services: Services,
  { projectId, id, format }: { projectId: string; id: string; format: 'xlsx' | 'csv' },
  language: Language,
): Promise<DistrictFile> {
  const table = await districtTable(services, projectId, id, language);
  const { db } = services.database;
  const project = await findProject(db, projectId);
  const { particularYear } = await settingOf(db, projectId);
  const name = resultFileName(project?.name ?? '', particularYear, table.name, format);
  const columns = columnsOf(table, language);
  const rows = [
    ...table.districts.map((row) => columns.map(({ of }) => of(row))),
    columns.map(({ of }) => of({ ...table.total, name: said(language, 'district-file.total') })),
  ];
  const about = await aboutResult(services, { projectId, id, project: project?.name ?? '' }, table, language);
  const titles = columns.map(({ title }) => title);
  if (format === 'csv') return { name, content: csv([titles, ...rows, [], ...about]) };
  const content = await writeXlsx({
    sheets: [
      {
        name: said(language, 'template.data'),
        rows: [titles, ...rows],
        columns: columns.map((_column, i) => ({ width: i < 4 ? widths.text : widths.number })),
        cells: new Map(titles.map((_title, i) => [`0,${i}`, bold])),
        freezePane: { rows: 1, columns: 3 },
      },
      {
        name: said(language, 'district-file.conditions'),
        rows: about.map((line) => [...line]),
        columns: [{ width: widths.number }, { width: widths.about }],
        cells: new Map(about.map((_line, i) => [`${i},0`, bold])),
      },
    ],
  });
  return { name, content };
}

const said = (language: Language, code: PhraseCode, args?: Record<string, string>): string =>
  textOf(phrase(code, args))[language];

/** Years without a result have no columns. */
function columnsOf(table: DistrictTable, language: Language): Column[] {
  const say = (code: PhraseCode, args?: Record<string, string>) => said(language, code, args);
  const years = (['current', 'comparable'] as const).filter((year) => table.total[year] !== null);
  const money = unitText('ten-thousand-yuan', language);
  const wanYuan = (yuan: number | null): number | null => (yuan === null ? null : yuan / yuanPerWanYuan);
  const titled = (code: PhraseCode, unit: string, year: 'current' | 'comparable'): string => {
    const quantity = say(code) + (unit && ` (${unit})`);
    return say('district-file.of', { quantity, year: yearName(year === 'current' ? 0 : 1)[language] });
  };
  const figureColumns = years.flatMap((year): Column[] => {
    const value = (row: TableRow): number | null => row[year]?.priceValue ?? null;
    const whole = value(table.total);
    const figure = (code: PhraseCode, unit: string, of: Column['of']): Column => ({
      title: titled(code, unit, year),
      of,
    });
    const count = (key: keyof DistrictFigures) => (row: TableRow) => row[year]?.[key] ?? null;
    return [
      ...(table.functionUnit === ''
        ? []
        : [figure('district-file.function', table.functionUnit, count('functionValue'))]),
      ...(table.valueUnit === ''
        ? []
        : [
            figure('district-file.value', money, (row) => wanYuan(value(row))),
            figure('district-file.share', '', (row) => ratio(value(row), whole, 100)),
            figure('district-file.per', `${money}/km²`, (row) => ratio(wanYuan(value(row)), row.areaKm2)),
          ]),
      figure('district-file.valid', '', count('validCount')),
    ];
  });
  const difference: Column = {
    title: `${say('district-file.difference')} (${money})`,
    of: ({ current, comparable }) => {
      const [now, then] = [current?.priceValue ?? null, comparable?.priceValue ?? null];
      return now === null || then === null ? null : wanYuan(now - then);
    },
  };
  return [
    { title: say('district-file.level'), of: ({ level }) => (level ? levelName(level, language) : null) },
    { title: say('district-file.code'), of: ({ code }) => code ?? null },
    { title: say('district-file.name'), of: ({ name }) => name ?? null },
    { title: say('district-file.parent'), of: ({ parentCode }) => parentCode ?? null },
    { title: say('district-file.area'), of: ({ areaKm2 }) => areaKm2 },
    ...figureColumns,
    ...(years.length > 1 && table.valueUnit !== '' ? [difference] : []),
    {
      title: say('district-file.cells'),
      of: ({ current, comparable }) => (current ?? comparable)?.count ?? null,
    },
  ];
}

const ratio = (part: number | null, whole: number | null, factor = 1): number | null =>
  part === null || whole === null || whole === 0 ? null : (factor * part) / whole;

/** What the figures were made under, a line each. */
async function aboutResult(
  services: Services,
  { projectId, id, project }: { projectId: string; id: string; project: string },
  table: DistrictTable,
  language: Language,
): Promise<(readonly [string, Cell])[]> {
  const { db } = services.database;
  const { particularYear, resolution } = await settingOf(db, projectId);
  const evidence = await zipEvidence(services, projectId, language);
  const place = await calculatedPlace(services, projectId, id);
  const lines: (readonly [string, Cell])[] = [
    [said(language, 'district-file.project'), project],
    [said(language, 'district-file.data-year'), particularYear],
    [said(language, 'district-file.result'), table.name],
    [said(language, 'district-file.resolution'), resolution],
  ];
  for (const flag of [0, 1] as const) {
    const stored = yearOf(place, flag);
    if (!stored) continue;
    const run = await findRun(db, stored.row.runId);
    const year = yearName(flag)[language];
    lines.push(
      [said(language, 'district-file.run-of', { year }), run?.endedAt?.toISOString() ?? null],
      [said(language, 'district-file.state-of', { year }), evidence.stateOf(place.modelId, flag)],
    );
  }
  return lines;
}
