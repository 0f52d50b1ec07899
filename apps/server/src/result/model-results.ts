import { catalogueEntry } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import type { Language, LocalText } from '@gep/api-client/contract';
import { absentServices, slugsOf } from './absent-services';
import { rastersOf, resultsOf } from './queries';
import type { ResultRasterRow, ResultRow } from './queries';
import { summedServices, totalTitle } from './total-title';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';

/** The name of the sum over all models while it is calculated; see `totalTitle` for that of a result. */
export const totalName: LocalText = textOf(phrase('name.total'));

/** The year of a result in words. */
export function yearName(compareFlag: number): LocalText {
  return textOf(phrase(compareFlag === 1 ? 'year.comparable' : 'year.current'));
}

/** 元 in 万元, the unit of the partition statistics (section 1.7 of the models). */
export const yuanPerWanYuan = 10_000;

/** A calculated model, method or pollutant, in any year. */
export interface ResultPlace {
  /** `5`, `11-runoff-cn`, `totalGep`. */
  readonly id: string;
  readonly modelId: string;
  readonly childKey: string;
  /** The `:name` of layer paths. */
  readonly key: string;
  readonly name: LocalText;
  /** Null for the total. */
  readonly entry: CatalogueEntry | null;
  readonly parentId: string | null;
  readonly hasValue: boolean;
  readonly functionUnit: string;
  /** One a year that was calculated. */
  readonly years: readonly ResultYear[];
}

export interface ResultYear {
  readonly row: ResultRow;
  readonly rasters: readonly ResultRasterRow[];
}

/** What a project has results of: the total first, then the models by id, each before its children. */
export async function resultPlaces(services: Services, projectId: string): Promise<ResultPlace[]> {
  const { db } = services.database;
  const rows = await resultsOf(db, projectId);
  const rasters = await rastersOf(db, projectId);
  const absent = slugsOf(await absentServices(db, projectId));
  const places = new Map<string, ResultPlace & { years: ResultYear[] }>();
  for (const row of rows) {
    const id = row.childKey === '' ? row.modelId : `${row.modelId}-${row.childKey}`;
    const known = places.get(id) ?? { ...placeOf(row, absent), id, years: [] };
    known.years.push({ row, rasters: rasters.filter(({ resultId }) => resultId === row.id) });
    places.set(id, known);
  }
  return [...places.values()].sort((a, b) => order(a) - order(b) || (a.childKey < b.childKey ? -1 : 1));
}

function order({ entry }: ResultPlace): number {
  return entry?.id ?? 0;
}

function placeOf(row: ResultRow, absent: readonly string[]): Omit<ResultPlace, 'id' | 'years'> {
  const entry = catalogueEntry(Number(row.modelId)) ?? null;
  const child = entry?.children?.find(({ key }) => key === row.childKey);
  return {
    modelId: row.modelId,
    childKey: row.childKey,
    key: row.childKey || (entry?.slug ?? row.modelId),
    name: child?.name ?? entry?.name ?? totalTitle(summedServices(row), absent),
    entry,
    parentId: row.childKey === '' ? null : row.modelId,
    hasValue: entry?.hasValue ?? true,
    functionUnit: row.functionUnits ?? '',
  };
}

/** The year of a place. Without a flag: the current one, or the comparable one where only that was calculated. */
export function yearOf(place: ResultPlace, compareFlag: 0 | 1 | undefined): ResultYear | undefined {
  const years = [...place.years].sort((a, b) => a.row.compareFlag - b.row.compareFlag);
  return compareFlag === undefined ? years[0] : years.find(({ row }) => row.compareFlag === compareFlag);
}

/** The quantity that a place shows: its value, or its function where it has none. */
export function shownQuantity(place: ResultPlace): 'value' | 'function' {
  return place.hasValue ? 'value' : 'function';
}

/** The raster of the spatial result, if there is one. */
export function shownRaster(place: ResultPlace, year: ResultYear | undefined): ResultRasterRow | undefined {
  return year?.rasters.find(({ quantity }) => quantity === shownQuantity(place));
}

/** Unit of the partition statistics (layer type 3) and of the spatial result (5), worded. */
export function unitsOf(place: ResultPlace, language: Language): { 3: string; 5: string } {
  const units = place.hasValue
    ? ({ 3: 'ten-thousand-yuan', 5: 'yuan' } as const)
    : { 3: place.functionUnit, 5: place.functionUnit };
  return { 3: unitText(units[3], language), 5: unitText(units[5], language) };
}

/**
 * A calculated model by its path of a layer, with its year.
 * @throws GepError NO_RESULT
 */
export async function findPlace(
  services: Services,
  projectId: string,
  wanted: { modelId: string; name: string } | { id: string },
  compareFlag: 0 | 1 | undefined,
): Promise<{ place: ResultPlace; year: ResultYear }> {
  const places = await resultPlaces(services, projectId);
  const place =
    'id' in wanted
      ? places.find(({ id }) => id === wanted.id)
      : places.find(({ modelId, key }) => modelId === wanted.modelId && key === wanted.name);
  const year = place && yearOf(place, compareFlag);
  if (!place || !year) {
    const model = 'id' in wanted ? wanted.id : wanted.name;
    return fail('NO_RESULT', { model: place?.name ?? model });
  }
  return { place, year };
}
