import { changeMatrix, extentAccount, extentEntries, typeAt } from '@gep/ecosystem-models';
import type { AreaChange, TypeChanges, TypeLevel } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { ExtentAccount, ExtentDistrict, Language, RegionLevel } from '@gep/api-client/contract';
import { notFound } from '../error/gep-error';
import { areasOf } from '../range/areas';
import { zonalOf } from '../result/queries';
import type { ZonalRow } from '../result/queries';
import { keptChanges } from './kept-changes';
import type { RangeTools } from '../range/result-ranges';
import { landCoverYears } from './land-cover-years';
import type { LandCoverYears } from './land-cover-years';
import { ordered, typeName } from './type-columns';

const nothing = { cellArea: 0, types: [], rows: [], cells: [], districts: [] };

/** What is asked for: the whole project, or a district by its code. */
interface Wanted {
  readonly projectId: string;
  readonly code?: string | undefined;
  readonly typeLevel?: number | undefined;
}

/**
 * The extent account of a project or of one of its districts.
 * @throws GepError NOT_FOUND for a district without figures
 */
export async function extentView(
  tools: RangeTools,
  { projectId, code, typeLevel = 1 }: Wanted,
  language: Language,
): Promise<ExtentAccount> {
  const years = await landCoverYears(tools.services, projectId);
  if ('missing' in years) return { ...nothing, missing: years.missing };
  const found = await keptChanges(tools, projectId, years);
  const districts = await districtsOf(tools, years);
  const own = code === undefined ? null : new Set(districtsIn(districts, code));
  const inside = (district: number): boolean => own === null || own.has(district);
  const changes = areaChanges(found, typeAt(typeLevel as TypeLevel), inside);
  const types = ordered(changes.flatMap(({ before, after }) => [before, after]));
  const { cellArea } = years;
  const { rows } = extentAccount(
    changes.map((change) => ({ ...change, area: change.area * cellArea })),
    types,
  );
  return {
    missing: null,
    cellArea,
    types: types.map((one) => ({ code: one, name: typeName(one, language) })),
    rows: extentEntries.map((entry) => {
      const { byType, total } = rows[entry];
      return { entry, byType: [...byType], total };
    }),
    cells: changeMatrix(changes, types).areas.map((row) => [...row]),
    districts: code === undefined ? listed(districts, found, cellArea) : [],
  };
}

/** Cells by types of a level before and after, of some districts; `area` is a number of cells. */
export function areaChanges(
  { district, before, after, cells }: TypeChanges,
  typeOf: (code: number) => number,
  inside: (district: number) => boolean = () => true,
): AreaChange[] {
  const sums = new Map<string, { before: number; after: number; area: number }>();
  cells.forEach((area, row) => {
    if (!inside(district[row])) return;
    const [from, to] = [typeOf(before[row]), typeOf(after[row])];
    const known = sums.get(`${from} ${to}`);
    if (known) known.area += area;
    else sums.set(`${from} ${to}`, { before: from, after: to, area });
  });
  return [...sums.values()];
}

/** The districts that the run has figures of, each once. */
export async function districtsOf(
  { services }: RangeTools,
  { resultIds }: LandCoverYears,
): Promise<ZonalRow[]> {
  // A model whose children have the figures has none.
  for (const resultId of resultIds) {
    const rows = await zonalOf(services.database.db, { resultId });
    if (rows.length > 0) return [...new Map(rows.map((row) => [`${row.level} ${row.code}`, row])).values()];
  }
  return [];
}

/** The districts of the raster that are in the one with a code. @throws GepError NOT_FOUND for a code without figures */
export function districtsIn(districts: readonly ZonalRow[], code: string): number[] {
  const own = districts.find((one) => one.code === code) ?? notFound('district');
  const level = regionLevels.find((one) => one === own.level) ?? notFound('district');
  const { districts: ofLevel, areaOf } = areasOf(districts, level);
  const place = ofLevel.findIndex((one) => one.code === code);
  return [...areaOf.keys()].filter((district) => areaOf[district] === place);
}

/** All districts with their area and how much of it has another type at the closing. */
function listed(
  districts: readonly ZonalRow[],
  { district, before, after, cells }: TypeChanges,
  cellArea: number,
): ExtentDistrict[] {
  const levels = regionLevels.filter((one) => districts.some(({ level }) => level === one));
  return levels.flatMap((level: RegionLevel) => {
    const { districts: own, areaOf } = areasOf(districts, level);
    const sums = own.map(() => ({ area: 0, changed: 0 }));
    cells.forEach((count, row) => {
      const sum = sums[areaOf[district[row]]];
      sum.area += count;
      if (before[row] !== after[row]) sum.changed += count;
    });
    return own.map(({ code, name }, place) => ({
      level,
      code,
      name,
      area: sums[place].area * cellArea,
      changed: sums[place].changed * cellArea,
    }));
  });
}
