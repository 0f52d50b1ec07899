import { resultFileName } from '@gep/api-client/contract';
import type { AccountChange, Language, ValueChange } from '@gep/api-client/contract';
import { said, tableContent } from '../evidence/table-file';
import type { Cell, Column, TableFile } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { findProject } from '../project/queries';
import type { RangeTools } from '../range/result-ranges';
import { yearName, yuanPerWanYuan } from '../result/model-results';
import { levelName } from '../result/zip-words';
import { aboutComparability } from '../evidence/about-comparability';
import { accountChange } from './change';
import type { ChangeQuery } from './change';

/** A line of the table: what it is about, and its figures. */
interface ChangeRow extends ValueChange {
  readonly about: string;
  readonly code: string;
  readonly name: string;
  /** km²; of ecosystem types alone. */
  readonly areas?: readonly [comparable: number, current: number];
}

const hectaresPerKm2 = 100;

/** All lines of a change: the total, groups and services, then districts and types of what was asked. */
function rowsOf(change: AccountChange, language: Language): ChangeRow[] {
  const say = (code: PhraseCode): string => said(language, code);
  const whole = { about: say('change-file.total'), code: '', name: say('name.total') };
  return [
    { ...whole, ...change.total },
    ...change.groups.map((one) => ({ ...one, about: say('change-file.group'), code: '' })),
    ...change.services.map((one) => ({ ...one, about: say('change-file.service'), code: one.modelId })),
    ...change.districts.map((one) => ({ ...one, about: levelName(change.level, language) })),
    ...change.types.map((one) => ({
      ...one,
      about: say('change-file.type'),
      code: one.code === 0 ? '' : String(one.code),
      areas: [one.comparableArea / hectaresPerKm2, one.currentArea / hectaresPerKm2] as const,
    })),
  ];
}

function columnsOf({ priceIndex }: AccountChange, language: Language): Column<ChangeRow>[] {
  const say = (code: PhraseCode, args?: Record<string, string>): string => said(language, code, args);
  const money = unitText('ten-thousand-yuan', language);
  const [current, comparable] = [yearName(0)[language], yearName(1)[language]];
  const wanYuan = (yuan: number | null): Cell => (yuan === null ? null : yuan / yuanPerWanYuan);
  const figure = (title: string, of: (row: ValueChange) => number | null): Column<ChangeRow> => ({
    title: `${title} (${money})`,
    of: (row) => wanYuan(of(row)),
  });
  const ofYear = (quantity: string, year: string): string => say('district-file.of', { quantity, year });
  const area = (year: string, at: 0 | 1): Column<ChangeRow> => ({
    title: ofYear(say('district-file.area'), year),
    of: ({ areas }) => areas?.[at] ?? null,
  });
  const value = say('district-file.value');
  return [
    { title: say('change-file.about'), of: ({ about }) => about },
    { title: say('district-file.code'), of: ({ code }) => code },
    { title: say('district-file.name'), of: ({ name }) => name },
    figure(ofYear(value, comparable), (row) => row.comparable),
    figure(ofYear(value, current), (row) => row.current),
    figure(say('district-file.difference'), (row) => (row.current ?? 0) - (row.comparable ?? 0)),
    figure(say('change-file.extent'), (row) => row.extent),
    figure(say('change-file.yield'), (row) => row.yield),
    figure(say('change-file.price'), (row) => row.price),
    figure(say('change-file.other'), (row) => row.other),
    figure(say('change-file.current-at'), (row) => row.currentAtComparable),
    figure(say('change-file.comparable-at'), (row) => row.comparableAtCurrent),
    ...(priceIndex === null ? [] : [figure(say('change-file.real'), (row) => row.real)]),
    area(comparable, 0),
    area(current, 1),
  ];
}

/**
 * The change of a value as a workbook or CSV, with what it was made under.
 * @throws GepError as `accountChange` does
 */
export async function changeFile(
  tools: RangeTools,
  { format, ...query }: ChangeQuery & { readonly format: 'xlsx' | 'csv' },
  language: Language,
): Promise<TableFile> {
  const change = await accountChange(tools, query, language);
  const say = (code: PhraseCode, args?: Record<string, string>): string => said(language, code, args);
  const project = (await findProject(tools.services.database.db, query.projectId))?.name ?? '';
  const of = change.services.find(({ modelId }) => modelId === change.id)?.name ?? say('name.total');
  const averages = change.services.filter(({ isAverage }) => isAverage).map(({ name }) => name);
  const about: (readonly [string, Cell])[] = [
    [say('district-file.project'), project],
    [say('district-file.data-year'), change.year],
    [say('change-file.of'), of],
    [say('change-file.formula'), say('change-file.formula-text')],
    [say('change-file.no-area'), say('change-file.no-area-text')],
    [say('change-file.one-year'), say('change-file.one-year-text')],
    ...(averages.length === 0
      ? []
      : [[say('change-file.average'), averages.join(say('list.comma'))] as const]),
    ...(await aboutComparability(tools.services, query.projectId, language, change.id)),
    ...(change.priceIndex === null ? [] : [[say('change-file.index'), change.priceIndex] as const]),
  ];
  const content = { columns: columnsOf(change, language), rows: rowsOf(change, language), about };
  return {
    name: resultFileName(project, change.year, say('change-file.title'), format),
    content: await tableContent({ ...content, texts: 3, frozen: 3 }, format, language),
  };
}
