import type { Language, Plausibility, PlausibilityLine } from '@gep/api-client/contract';
import { regionLevels } from '@gep/api-client/contract';
import { word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import { findRun } from '../job/run-queries';
import { predecessorOf } from '../project/predecessor';
import { knownStatistics } from '../result/cell-statistics';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace, ResultYear } from '../result/model-results';
import { zonalOf } from '../result/queries';
import { isSameAsCurrent } from '../result/same-as-current';
import type { ZonalRow } from '../result/queries';
import type { Services } from '../services';
import type { User } from '../user/queries';
import { cellAreaOf } from './cell-area';
import { concentrationOf } from './concentration';

/** Figures by which the values of a year can be judged. */
export async function plausibilityOf(
  services: Services,
  user: Pick<User, 'id'>,
  projectId: string,
  language: Language,
  compareFlag: 0 | 1 | undefined,
): Promise<Plausibility> {
  const places = (await resultPlaces(services, projectId)).filter(
    (place) => place.hasValue && place.parentId === null && yearOf(place, compareFlag),
  );
  const total = places.find(({ entry }) => entry === null);
  const rows = await districtsWithCells(services, places, compareFlag);
  const areaKm2 = total ? await areaOf(services, projectId, yearOf(total, compareFlag), rows) : null;
  const predecessor = await predecessorOf(services, user, projectId);
  const before = await valuesBefore(services, predecessor, compareFlag);
  const whole = total && yearOf(total, compareFlag)?.row.priceValue;
  return {
    areaKm2,
    completeRun: total ? await runOf(services, yearOf(total, compareFlag)) : null,
    lines: places.map((place) => ({
      ...lineOf(place, language, compareFlag, whole ?? null, areaKm2),
      sinceBefore: changeOf(yearOf(place, compareFlag)?.row.priceValue, before.get(place.modelId)),
    })),
    predecessor:
      typeof predecessor === 'string'
        ? { state: predecessor, name: null }
        : { state: 'found', name: predecessor.name },
    districtsWithoutCells: rows.filter(({ count }) => count === 0).map(({ code, name }) => ({ code, name })),
  };
}

/** The run that a result is of. */
async function runOf(services: Services, year: ResultYear | undefined): Promise<Plausibility['completeRun']> {
  const run = year && (await findRun(services.database.db, year.row.runId));
  return run ? { runId: run.id, endTime: run.endedAt?.toISOString() ?? null } : null;
}

function lineOf(
  place: ResultPlace,
  language: Language,
  compareFlag: 0 | 1 | undefined,
  whole: number | null,
  areaKm2: number | null,
): Omit<PlausibilityLine, 'sinceBefore'> {
  const year = yearOf(place, compareFlag);
  const value = year?.row.priceValue ?? null;
  const other = place.years.find(({ row }) => row.compareFlag !== year?.row.compareFlag)?.row.priceValue;
  const part = (of: number | null | undefined): number | null => (value !== null && of ? value / of : null);
  const sameAsCurrent = isSameAsCurrent(place);
  return {
    modelId: place.modelId,
    runId: year?.row.runId ?? '',
    name: place.name[language],
    priceValue: value,
    share: place.entry === null ? null : part(whole),
    perKm2: part(areaKm2),
    change: sameAsCurrent ? null : changeOf(value, other),
    sameAsCurrent,
    concentration: concentration(year),
    withoutValue: year && value === null ? reasonOf(year.row, language) : null,
  };
}

/** What the run found that leaves a model without a value; where it found nothing, that there was no data. */
function reasonOf({ warnings }: ResultYear['row'], language: Language): string {
  const found = warnings.flatMap((problem) => {
    if (problem.name === 'MODEL_DEFAULTS' || problem.name === 'MODEL_NOTE') return [];
    const { message, args } = word(problem, language);
    // The line names the model already.
    return [String(args?.reason ?? message)];
  });
  return found.length > 0 ? found.join(' ') : textOf(phrase('model.no-data'))[language];
}

/** Relative change; null where one of the values is missing, and against 0. */
function changeOf(value: number | null | undefined, before: number | null | undefined): number | null {
  return value != null && before ? value / before - 1 : null;
}

/** The values of the same year in the results of the predecessor, by model. */
async function valuesBefore(
  services: Services,
  predecessor: Awaited<ReturnType<typeof predecessorOf>>,
  compareFlag: 0 | 1 | undefined,
): Promise<ReadonlyMap<string, number | null>> {
  if (typeof predecessor === 'string') return new Map();
  const places = await resultPlaces(services, predecessor.id);
  return new Map(
    places
      .filter(({ parentId }) => parentId === null)
      .map((place) => [place.modelId, yearOf(place, compareFlag)?.row.priceValue ?? null]),
  );
}

/** From the histogram of the layer, where it is known. */
function concentration(year: ResultYear | undefined): PlausibilityLine['concentration'] {
  const raster = year?.rasters.find(({ quantity }) => quantity === 'value');
  const known = raster && knownStatistics(raster);
  if (!known?.histogram || known.estimated || !known.mean || !known.count) return null;
  return concentrationOf(known.histogram, known.mean * known.count);
}

/** Rows of the districts of the lowest level in a result that has cells; none where all results come from tables. */
async function districtsWithCells(
  services: Services,
  places: readonly ResultPlace[],
  compareFlag: 0 | 1 | undefined,
): Promise<ZonalRow[]> {
  for (const place of places) {
    const year = yearOf(place, compareFlag);
    if (!year?.rasters.some(({ quantity }) => quantity === 'value')) continue;
    const rows = await zonalOf(services.database.db, { resultId: year.row.id, quantity: 'value' });
    const lowest = [...regionLevels].reverse().find((one) => rows.some(({ level }) => level === one));
    return rows.filter(({ level }) => level === lowest);
  }
  return [];
}

/** Area of the districts' cells in the grid that the run recorded. */
async function areaOf(
  services: Services,
  projectId: string,
  year: ResultYear | undefined,
  rows: readonly ZonalRow[],
): Promise<number | null> {
  const cellKm2 = await cellAreaOf(services, projectId, year);
  const cells = rows.reduce((sum, { count }) => sum + count, 0);
  return cells === 0 || cellKm2 === null ? null : cells * cellKm2;
}
