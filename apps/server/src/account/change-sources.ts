import { catalogueEntry } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import type { RegionLevel } from '@gep/api-client/contract';
import { readRunSettings } from '../calculation/source-queries';
import { fail } from '../error/gep-error';
import { cellAreaOf } from '../evidence/cell-area';
import { areasOf } from '../range/areas';
import type { Areas } from '../range/areas';
import { recordedOf } from '../reprice/changed-parameters';
import { districtZones, zonesOfFigures } from '../reprice/district-zones';
import type { DistrictZones } from '../reprice/district-zones';
import { lowestOf } from '../result/district-figures';
import { totalName, yearName } from '../result/model-results';
import { resultsOf, zonalOf } from '../result/queries';
import type { ResultRow, ZonalRow } from '../result/queries';
import type { Services } from '../services';
import type { ChangeTask, ChangeYear } from '../worker/change';
import { levelsOf } from './levels-of';

/** The results of a year that its total adds up, by model id, and the districts that they have figures of. */
interface TotalYear {
  readonly rows: ReadonlyMap<string, ResultRow>;
  readonly districts: readonly ZonalRow[];
  readonly cellArea: number;
}

/** What the change of an account is computed from. */
export interface ChangeSources {
  readonly entries: readonly CatalogueEntry[];
  readonly areas: Areas<ZonalRow>;
  readonly level: RegionLevel;
  /** Those that there are figures of, from the highest down. */
  readonly levels: readonly RegionLevel[];
  readonly task: ChangeTask;
}

const hectaresPerKm2 = 100;

/** @throws GepError NO_RESULT without a total of the year that can be split */
async function totalYear(
  services: Services,
  projectId: string,
  all: readonly ResultRow[],
  flag: 0 | 1,
): Promise<TotalYear> {
  const rows = all.filter((row) => row.compareFlag === flag && row.childKey === '');
  const total = rows.find(({ modelId }) => modelId === 'totalGep');
  const [name, year] = [totalName, yearName(flag)];
  const missing = { model: { zh: `${name.zh}（${year.zh}）`, en: `${name.en} (${year.en})` } };
  if (total?.priceValue == null) return fail('NO_RESULT', missing);
  const cellKm2 = await cellAreaOf(services, projectId, { row: total, rasters: [] });
  if (cellKm2 === null) return fail('NO_RESULT', missing);
  const own = rows.filter(
    ({ modelId, runId }) => runId === total.runId && catalogueEntry(Number(modelId))?.hasValue === true,
  );
  return {
    rows: new Map(own.map((row) => [row.modelId, row])),
    districts: await zonalOf(services.database.db, { resultId: total.id, quantity: 'value' }),
    cellArea: cellKm2 * hectaresPerKm2,
  };
}

const keyOf = ({ level, code }: ZonalRow): string => `${level} ${code}`;

/** The districts of both years, and the index of each year's among the lowest; undefined where they are the same. */
function joinDistricts(before: readonly ZonalRow[], after: readonly ZonalRow[]) {
  const all = [...new Map([...before, ...after].map((row) => [keyOf(row), row])).values()];
  const lowest = new Map(lowestOf(all).map((row, index) => [keyOf(row), index]));
  const placesOf = (rows: readonly ZonalRow[]): Int32Array | undefined => {
    const own = lowestOf(rows);
    if (own.length === lowest.size) return undefined;
    return Int32Array.from(own, (row) => lowest.get(keyOf(row)) ?? NaN);
  };
  return { all, places: [placesOf(before), placesOf(after)] as const };
}

async function changeYear(
  services: Services,
  row: ResultRow | undefined,
  flag: 0 | 1,
  { districts, cellArea }: TotalYear,
  zones: DistrictZones,
  places: Int32Array | undefined,
): Promise<ChangeYear | null> {
  if (row === undefined) return null;
  const { values, zonePrices } = recordedOf(row);
  const model = catalogueEntry(Number(row.modelId))?.name ?? row.modelId;
  if (row.cubeFileId === null) return fail('NO_RESULT', { model });
  const [{ path: cubePath }] = await services.files.paths(services.database.db, [row.cubeFileId]);
  return {
    year: flag === 1 ? 'comparable' : 'current',
    cubePath,
    values,
    zones: zonesOfFigures(districts, zonePrices, zones),
    cellArea,
    ...(places && { places }),
  };
}

/**
 * Finds the accounts of both years, and the districts of a level.
 * @param wanted absent: the highest level
 * @throws GepError NO_RESULT where a year has no total, or one of a program before account cubes; VALIDATION for a level
 * without figures
 */
export async function changeSources(
  services: Services,
  projectId: string,
  wanted: RegionLevel | undefined,
): Promise<ChangeSources> {
  const { db } = services.database;
  const all = await resultsOf(db, projectId);
  const before = await totalYear(services, projectId, all, 1);
  const after = await totalYear(services, projectId, all, 0);
  const { all: districts, places } = joinDistricts(before.districts, after.districts);
  const { levels, first } = levelsOf(districts);
  const level = wanted ?? first;
  const areas = areasOf(districts, level);
  const source = await readRunSettings(db, projectId);
  const zones: DistrictZones = source ? await districtZones(db, projectId, source) : new Map();
  const ids = [...new Set([...before.rows.keys(), ...after.rows.keys()])].sort(
    (a, b) => Number(a) - Number(b),
  );
  const entries = ids.flatMap((id) => catalogueEntry(Number(id)) ?? []);
  const models: ChangeTask['models'][number][] = [];
  for (const { id, slug } of entries)
    models.push({
      slug,
      before: await changeYear(services, before.rows.get(String(id)), 1, before, zones, places[0]),
      after: await changeYear(services, after.rows.get(String(id)), 0, after, zones, places[1]),
    });
  const { areaOf } = areas;
  const task: ChangeTask = { kind: 'change', models, areaOf, areaCount: areas.districts.length };
  return { entries, areas, level, levels, task };
}
