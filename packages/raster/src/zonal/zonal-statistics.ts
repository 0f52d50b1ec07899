import type { Grid } from '../grid';
import { checkGrid, storedNoData } from '../grid';
import type { Moments, Statistics } from '../moments';
import { addRun, emptyMoments, finishMoments, mergeMoments } from '../moments';
import { visitCentreSpans } from './centre-spans';
import { visitCover } from './cover';
import type { PolygonGeometry, ZoneInCells, Zones } from './zones';
import { prepareZones, zoneInCells } from './zones';

/** `center`: cells whose centre is inside; `exact`: every touched cell, weighted by the covered share of its area. */
export type Coverage = 'center' | 'exact';

/** Statistics of one zone; for `exact` coverage `count` is the sum of the weights. */
export type ZoneStatistics = Statistics;

/** Zonal statistics that grow by windows: blocks of rows or any rectangles, each with its own transform. */
export interface ZonalAccumulator {
  /** Adds a window in the CRS of the zones. Windows must not overlap: cells given twice count twice. */
  add(window: Grid): void;
  /** One entry a zone, in the order of the polygons. */
  finish(): ZoneStatistics[];
}

type Adder = (moments: Moments, zone: ZoneInCells, grid: Grid) => void;

const adders: Record<Coverage, Adder> = { center: addByCentre, exact: addByArea };

/** Starts zonal statistics over windows. Zones may overlap: each counts its cells for itself. */
export function createZonalAccumulator(
  zones: Zones,
  options: { coverage?: Coverage } = {},
): ZonalAccumulator {
  const { coverage = 'center' } = options;
  if (!Object.hasOwn(adders, coverage))
    throw new RangeError(`coverage: got ${String(coverage)}, allowed: ${Object.keys(adders).join(', ')}`);
  const addZone = adders[coverage];
  const moments = Array.from({ length: zones.count }, emptyMoments);
  return {
    add(window) {
      checkGrid(window);
      for (let index = 0; index < zones.count; index++) {
        const zone = zoneInCells(zones, index, window.transform, window.width, window.height);
        if (zone) addZone(moments[index], zone, window);
      }
    },
    finish: () => moments.map(finishMoments),
  };
}

/**
 * Statistics of the valid cells of each polygon (GeoJSON Polygon or MultiPolygon in the grid's CRS), on stored
 * values. With 'center' a centre on a shared edge belongs to one polygon only, so neighbours add up.
 */
export function zonalStatistics(
  grid: Grid,
  polygons: readonly PolygonGeometry[],
  options: { coverage?: Coverage } = {},
): ZoneStatistics[] {
  const accumulator = createZonalAccumulator(prepareZones(polygons), options);
  accumulator.add(grid);
  return accumulator.finish();
}

function addByCentre(moments: Moments, zone: ZoneInCells, grid: Grid): void {
  const { data, width, height, mask } = grid;
  const noData = storedNoData(data, grid.noData);
  visitCentreSpans(zone, width, height, (row, from, to) => {
    addRun(moments, data, row * width + from, row * width + to, noData, mask);
  });
}

function addByArea(moments: Moments, zone: ZoneInCells, grid: Grid): void {
  const { data, width, height, mask } = grid;
  const noData = storedNoData(data, grid.noData);
  visitCover(zone, width, height, (row, col, share) => {
    const cell = row * width + col;
    const value = data[cell];
    if (value - value !== 0 || value === noData || (mask !== undefined && mask[cell] === 0)) return;
    mergeMoments(moments, share, value, 0, share * value);
    if (value < moments.min) moments.min = value;
    if (value > moments.max) moments.max = value;
  });
}
