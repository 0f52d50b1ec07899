import { distributionNumbers, modelById } from '@gep/ecosystem-models';
import type { DistrictRange, Language, RangeLevel, ResultRange } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { uncertaintiesOf } from '../model/queries';
import { figureDistricts } from '../result/district-figure-queries';
import { lowestOf } from '../result/district-figures';
import { resultPlaces, yearName } from '../result/model-results';
import { csv } from '../result/result-zip';
import { levelName } from '../result/zip-words';
import { resultRanges, usualDraws } from './result-ranges';
import type { RangeTools, Wording } from './result-ranges';

/** A line of a table, and the model that it is about. */
interface ModelLine {
  readonly modelId: string;
  readonly line: (string | number)[];
}

interface Words {
  readonly language: Language;
  /** What the total is called: its title says which services are in it. */
  readonly totalName: string;
}

/** Ranges of an area, one line a result. */
function areaLines(
  place: readonly string[],
  { total, models }: Pick<DistrictRange, 'total' | 'models'>,
  { language, totalName }: Words,
): ModelLine[] {
  return [{ modelId: 'totalGep', ...total }, ...models].map(({ modelId, account, p5, p95 }) => {
    const name = modelById(Number(modelId))?.definition.name[language] ?? totalName;
    return { modelId, line: [...place, name, account, p5, p95] };
  });
}

function rangeLines(ranges: ResultRange, words: Words): ModelLine[] {
  if (ranges.bars.length === 0) return [];
  const { language } = words;
  const year = yearName(ranges.compareFlag)[language];
  const level = levelName(ranges.level, language);
  return [
    ...areaLines([year, textOf(phrase('level.whole'))[language], '', ''], ranges, words),
    ...ranges.districts.flatMap((one) => areaLines([year, level, one.code, one.name], one, words)),
  ];
}

/** Every distribution, and why it is in no range. */
function distributionLines({ compareFlag, bars, unused }: ResultRange, { language }: Words) {
  return [...bars, ...unused].map((one): ModelLine => {
    const { distribution, source } = one.uncertainty;
    const numbers: Partial<Record<string, string | number>> = distribution;
    const { kind } = distribution;
    const words = [yearName(compareFlag)[language], one.modelName, one.name, one.unit];
    const shape = [
      textOf(phrase(`distribution.${kind}`))[language],
      distributionNumbers[kind].map((key) => numbers[key]).join(', '),
    ];
    const fault = 'problem' in one ? one.problem.message : '';
    return { modelId: one.modelId, line: [...words, ...shape, source, fault] };
  });
}

/**
 * What the values of a project may be, in each year and in its districts, as files of a download; none where nothing is
 * uncertain.
 * @param modelId of one model alone; absent: of all, and of the total
 */
export async function rangeFiles(
  tools: RangeTools,
  projectId: string,
  modelId: string | undefined,
  wording: Wording,
): Promise<{ path: string; bytes: Buffer }[]> {
  const { db } = tools.services.database;
  const { language } = wording;
  const known = await uncertaintiesOf(db, projectId);
  if ([...known.values()].every((own) => own.length === 0)) return [];
  const total = (await resultPlaces(tools.services, projectId)).find(({ entry }) => entry === null);
  const found: ResultRange[] = [];
  for (const { row } of total?.years ?? []) {
    if (row.priceValue === null) continue;
    const level = (lowestOf(await figureDistricts(db, [row.id])).at(0)?.level ?? 'whole') as RangeLevel;
    const wanted = { compareFlag: row.compareFlag === 1 ? 1 : 0, level, draws: usualDraws, seed: 1 } as const;
    found.push(await resultRanges(tools, projectId, wording, wanted));
  }
  const file = (name: string, head: PhraseCode, lines: readonly ModelLine[]) => {
    const own = lines.filter((one) => modelId === undefined || one.modelId === modelId);
    if (own.length === 0) return [];
    const columns = textOf(phrase(head))[language].split(',');
    return [{ path: name, bytes: csv([columns, ...own.map(({ line }) => line)]) }];
  };
  const words = { language, totalName: total?.name[language] ?? '' };
  const linesOf = (of: (ranges: ResultRange, spoken: Words) => ModelLine[]) =>
    found.flatMap((ranges) => of(ranges, words));
  return [
    ...file('ranges.csv', 'csv.range-columns', linesOf(rangeLines)),
    ...file('distributions.csv', 'csv.distribution-columns', linesOf(distributionLines)),
  ];
}
