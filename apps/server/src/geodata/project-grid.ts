import proj4 from 'proj4';
import type { Extent, Transform } from '@gep/raster';
import { refuse } from './geodata-error';
import { geodataLimits } from './limits';
import { equalAreaCrs } from './equal-area-crs';
import type { ProjectCrs } from './equal-area-crs';

export type { ProjectCrs };

/** The grid that all rasters of a project share. */
export interface ProjectGrid {
  readonly crs: ProjectCrs;
  readonly transform: Transform;
  readonly width: number;
  readonly height: number;
  /** In the project CRS. */
  readonly extent: Extent;
  /** Metres. */
  readonly resolution: number;
}

/** Where the usual Albers projection of China applies: its land and seas, degrees. */
const china: Extent = [73, 3, 136, 54];
const edgeSteps = 40;

/**
 * An equal-area CRS for an extent in degrees: in China Albers with parallels 25 and 47 and meridian 105 on CGCS2000,
 * elsewhere Albers with parallels at one sixth and five sixths of the latitudes and the middle meridian on WGS 84;
 * Lambert azimuthal where the parallels would lie symmetric to the equator or near a pole.
 * Throws `grid-extent-invalid`.
 */
export function projectCrs(extent: Extent): ProjectCrs {
  const [west, south, east, north] = extent;
  if (
    !extent.every(Number.isFinite) ||
    !(west <= east && south <= north) ||
    south < -90 ||
    north > 90 ||
    east - west > 360
  )
    refuse('grid-extent-invalid', 'region', 'an extent in degrees', { args: { extent: extent.join(', ') } });
  if (west >= china[0] && south >= china[1] && east <= china[2] && north <= china[3])
    return equalAreaCrs({
      name: 'CGCS2000 / China Albers',
      datum: 'CGCS2000',
      parallels: [25, 47],
      latitude: 0,
      meridian: 105,
    });
  const tall = north - south;
  const round = (degrees: number): number => Math.round(degrees * 100) / 100;
  const meridian = round((west + east) / 2);
  const parallels: [number, number] = [round(south + tall / 6), round(north - tall / 6)];
  // On the equator the cone degenerates to a cylinder (the two parallels cancel out).
  if (Math.abs(parallels[0] + parallels[1]) < 1 || Math.max(Math.abs(south), Math.abs(north)) > 85) {
    const latitude = round((south + north) / 2);
    return equalAreaCrs({
      name: 'WGS 84 / Lambert azimuthal',
      datum: 'WGS84',
      parallels: null,
      latitude,
      meridian,
    });
  }
  return equalAreaCrs({ name: 'WGS 84 / Albers', datum: 'WGS84', parallels, latitude: 0, meridian });
}

/**
 * The project grid over an extent in degrees: cells of `resolution` metres whose edges are whole multiples of it.
 * Throws `grid-too-many-cells` past 400 million cells, RangeError for a resolution that is not positive.
 */
export function projectGrid(extent: Extent, resolution: number): ProjectGrid {
  if (!Number.isFinite(resolution) || resolution <= 0)
    throw new RangeError(`resolution: got ${resolution}, allowed: metres above 0`);
  const crs = projectCrs(extent);
  const box = projectedExtent(extent, crs);
  const left = Math.floor(box[0] / resolution);
  const bottom = Math.floor(box[1] / resolution);
  const width = Math.max(1, Math.ceil(box[2] / resolution) - left);
  const height = Math.max(1, Math.ceil(box[3] / resolution) - bottom);
  const cells = width * height;
  if (cells > geodataLimits.raster.cells)
    refuse('grid-too-many-cells', 'region', `${geodataLimits.raster.cells} cells at most`, {
      args: { cells, limit: geodataLimits.raster.cells, resolution },
    });
  const top = bottom + height;
  return {
    crs,
    transform: [resolution, 0, left * resolution, 0, -resolution, top * resolution],
    width,
    height,
    extent: [left * resolution, bottom * resolution, (left + width) * resolution, top * resolution],
    resolution,
  };
}

/** Extent in the CRS; follows the edges and the inside, because parallels bend. */
function projectedExtent([west, south, east, north]: Extent, crs: ProjectCrs): Extent {
  const forward = proj4('+proj=longlat +datum=WGS84 +no_defs', crs.proj4).forward;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i <= edgeSteps; i++)
    for (let j = 0; j <= edgeSteps; j++) {
      const [x, y] = forward([
        west + ((east - west) * i) / edgeSteps,
        south + ((north - south) * j) / edgeSteps,
      ]);
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  if (![minX, minY, maxX, maxY].every(Number.isFinite))
    refuse('grid-extent-invalid', 'region', 'an extent that the project CRS can show');
  return [minX, minY, maxX, maxY];
}
