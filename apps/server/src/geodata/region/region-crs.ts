import { crsFault, foundCrs } from '../found-crs';
import type { GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import type { FoundCrs } from '../task';

interface VectorInfo {
  layers?: { geometryFields?: { coordinateSystem?: { wkt?: string } }[] }[];
}

/** CRS of an opened shapefile. Throws `region-crs-unreadable` or `region-crs-unsupported`, naming the .prj. */
export function crsOfLayer(dataset: GdalDataset, prjName: string): FoundCrs {
  const wkt = (dataset.info as VectorInfo | undefined)?.layers?.[0]?.geometryFields?.[0]?.coordinateSystem
    ?.wkt;
  if (!wkt) return refuse('region-crs-unreadable', prjName, 'a coordinate system as ESRI WKT');
  const crs = foundCrs(wkt);
  const fault = crsFault(crs);
  if (fault)
    refuse('region-crs-unsupported', prjName, 'a geographic or projected coordinate system of the Earth', {
      args: { name: crs.name, reason: fault },
    });
  return crs;
}

/** Throws `region-coordinates-outside-crs` where degrees cannot be degrees. */
export function checkDegrees(crs: FoundCrs, bounds: readonly number[], shpName: string): void {
  // Some files run over the antimeridian up to 360 degrees.
  if (
    !crs.geographic ||
    (bounds[0] >= -360 && bounds[2] <= 360 && bounds[1] >= -90.000001 && bounds[3] <= 90.000001)
  )
    return;
  refuse('region-coordinates-outside-crs', shpName, 'coordinates in the system that the .prj names', {
    args: { name: crs.name, minX: bounds[0], minY: bounds[1], maxX: bounds[2], maxY: bounds[3] },
  });
}

/** Text of a .prj without a byte-order mark. Throws `region-part-empty` or `region-crs-unreadable`. */
export function plainPrj(bytes: Uint8Array, prjName: string): string {
  const text = new TextDecoder('utf-8').decode(bytes).trim();
  if (text === '') refuse('region-part-empty', prjName, 'a file with content');
  if (!/^[A-Z_]+\s*\[/i.test(text))
    refuse('region-crs-unreadable', prjName, 'a coordinate system as ESRI WKT');
  return text;
}
