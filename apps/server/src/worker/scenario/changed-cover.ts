import { applyUrbanBoundary } from '@gep/ecosystem-models';
import { decodeWkb } from '@gep/map-engine/geometry';
import { burnZones, prepareZones, windowTransform } from '@gep/raster';
import type { CellWindow, PolygonGeometry, Zones } from '@gep/raster';
import type { FlatFrame } from '../flat-frame';
import { projectShape } from '../project-shape';

/** An area that gets another ecosystem type. */
export interface CoverChange {
  /** Polygon of EPSG:3857 as WKB in base64. */
  readonly shape: string;
  /** Definition of proj4 of the CRS of the grid. */
  readonly crs: string;
  /** Code of the ecosystem type. */
  readonly type: number;
  /** Polygons in the CRS of the grid inside which forest, shrub and grass are urban green. */
  readonly urban: readonly PolygonGeometry[];
}

/** The shape of a change on a grid. */
export function zonesOf({ shape, crs }: Pick<CoverChange, 'shape' | 'crs'>): Zones {
  return prepareZones([projectShape(decodeWkb(shape), crs)]);
}

/** 1 for cells of a window whose centre is inside zones. */
export function insideZones(
  zones: Zones,
  { transform }: Pick<FlatFrame, 'transform'>,
  window: CellWindow,
): Uint8Array {
  const [left, top, right, bottom] = window;
  const frame = {
    width: right - left,
    height: bottom - top,
    transform: windowTransform(transform, window),
  };
  return Uint8Array.from(burnZones(zones, frame), (zone) => (zone < 0 ? 0 : 1));
}

/**
 * Changes the types of a window as a run would read a land cover in which the cells of the shape had the new type: all
 * cells whose centre is inside, and what the urban boundary makes of them.
 * @returns changes the codes that it is given, and gives them back
 */
export function coverChanger(
  change: CoverChange,
  frame: Pick<FlatFrame, 'transform'>,
): (codes: Int32Array, window: CellWindow) => Int32Array {
  const zones = zonesOf(change);
  const urban = change.urban.length > 0 ? prepareZones(change.urban) : null;
  const green = applyUrbanBoundary(Int32Array.of(change.type), Uint8Array.of(1))[0];
  return (codes, window) => {
    const inside = insideZones(zones, frame, window);
    const greened = urban && green !== change.type ? insideZones(urban, frame, window) : null;
    inside.forEach((is, i) => {
      if (is === 1) codes[i] = greened?.[i] === 1 ? green : change.type;
    });
    return codes;
  };
}
