import { createHash } from 'node:crypto';
import { decodeWkb, extentOf, unionExtents } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/map-engine/geometry';
import { regionLevels } from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import { districtsOf } from '../region/districts';
import type { District } from '../region/districts';
import { GepError, fail } from '../error/gep-error';
import type { StoredPolygons } from '../worker/grid-polygons';
import { inTurns } from './in-turns';
import { isMapped, noLevelFields } from '../region/region-levels';
import { projectGrid } from '../geodata/project-grid';
import type { ProjectGrid } from '../geodata/project-grid';
import type { RunSource } from './source-queries';
import type { StoredProblem } from '../error/stored-problem';
import type { FlatFrame } from '../worker/tasks';
import { phrase } from '../message/phrase';

/** Grid and districts of a project: everything that rasters are laid on. */
export interface ProjectFrame {
  readonly projectId: string;
  readonly grid: ProjectGrid;
  readonly flat: FlatFrame;
  readonly partition: RegionLevel;
  /** Districts of the partition level, in the order of their codes: the indices of the district raster. */
  readonly districts: readonly District[];
  /** Districts of the mapped levels from the accounting to the partition level, upper first. */
  readonly levels: readonly { readonly level: RegionLevel; readonly districts: readonly District[] }[];
  readonly polygons: StoredPolygons;
  /** Index of the district of each polygon. */
  readonly districtOf: Int32Array;
  readonly warnings: readonly StoredProblem[];
  /** Changes with everything above. */
  readonly fingerprint: string;
}

/**
 * The frame of a project as its settings are now. Requests are answered while it is made.
 * @throws GepError NO_REGION_FILE, NO_RESOLUTION or LEVEL_NOT_MAPPED; GeodataError `grid-too-many-cells`
 */
export async function projectFrame(source: RunSource): Promise<ProjectFrame> {
  const { settings, features } = source;
  if (features.length === 0) return fail('NO_REGION_FILE');
  if (!settings?.resolution) return fail('NO_RESOLUTION');
  const fields = { ...noLevelFields, ...settings.levelFields };
  const accounting = settings.accountingField ?? settings.partitionField;
  const partition = settings.partitionField ?? settings.accountingField;
  if (!accounting || !partition) return fail('NO_DEPARTMENTS');
  if (!isMapped(fields, partition)) return fail('LEVEL_NOT_MAPPED', { level: phrase(`level.${partition}`) });
  const levels: ({ readonly level: RegionLevel } & ReturnType<typeof districtsOf>)[] = [];
  await inTurns(
    regionLevels
      .slice(regionLevels.indexOf(accounting), regionLevels.indexOf(partition) + 1)
      .filter((level) => isMapped(fields, level)),
    (level) => levels.push({ level, ...districtsOf(features, fields, level) }),
  );
  const { districts, problems } = levels.at(-1) ?? { districts: [], problems: [] };
  if (districts.length === 0) throw new GepError(problems[0] ?? { name: 'NO_REGION_FILE' }, problems);
  const indexOf = new Map(districts.flatMap(({ fids }, index) => fids.map((fid) => [fid, index] as const)));
  const shapes = features.flatMap(({ fid, wkb }) => {
    const district = indexOf.get(fid);
    return wkb && district !== undefined ? [{ district, wkb }] : [];
  });
  let extent: Extent | null = null;
  await inTurns(shapes, ({ wkb }) => {
    extent = unionExtents(extent, extentOf(decodeWkb(wkb).flatCoordinates));
  });
  const grid = projectGrid(extent ?? fail('NO_REGION_FILE'), settings.resolution);
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        source.regionFileIds,
        grid.crs.wkt,
        grid.transform,
        grid.width,
        grid.height,
        levels.map(({ level, districts: list }) => [level, list]),
      ]),
    )
    .digest('hex');
  const { width, height, transform, resolution } = grid;
  return {
    projectId: source.project.id,
    grid,
    flat: { width, height, transform, cellSize: resolution },
    partition,
    districts,
    levels: levels.map(({ level, districts: list }) => ({ level, districts: list })),
    polygons: { wkb: shapes.map(({ wkb }) => wkb), crs: grid.crs.proj4 },
    districtOf: Int32Array.from(shapes, ({ district }) => district),
    warnings: problems.slice(0, 20),
    fingerprint,
  };
}
