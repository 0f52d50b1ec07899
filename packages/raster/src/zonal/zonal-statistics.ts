import type { Grid } from '../grid';
import { checkGrid, storedNoData } from '../grid';
import type { Moments, Statistics } from '../moments';
import { addMoments, addRun, emptyMoments, finishMoments, mergeMoments } from '../moments';
import { visitCentreSpans } from './centre-spans';
import { visitCover } from './cover';
import type { PolygonGeometry, ZoneInCells, Zones } from './zones';
import { prepareZones, zoneInCells } from './zones';
import { momentsOfState, stateOfMoments } from './zonal-state';

/** `center`: cells whose centre is inside; `exact`: every touched cell, weighted by the covered share of its area. */
export type Coverage = 'center' | 'exact';

/** Statistics of one zone; for `exact` coverage `count` is the sum of the weights. */
export type ZoneStatistics = Statistics;

/** Zonal statistics that grow by windows: blocks of rows or any rectangles, each with its own transform. */
export interface ZonalAccumulator {
  /** Adds a window in the CRS of the zones. Windows must not overlap: cells given twice count twice. */
  add(window: Grid): void;
  /** What was gathered until now, to be sent to another thread (its buffer is transferable) or stored; see `merge`. */
  state(): Float64Array<ArrayBuffer>;
  /** Adds what another accumulator over the same zones gathered from other windows. RangeError for another number of zones. */
  merge(state: Float64Array): void;
  /** One entry a zone, in the order of the polygons. */
  finish(): ZoneStatistics[];
}

type Adder = (moments: Moments, zone: ZoneInCells, grid: Grid) => void;

const adders: Record<Coverage, Adder> = { center: addByCentre, exact: addByArea };

/**
 * Starts zonal statistics over windows. Zones may overlap: each counts its cells for itself.
 * @example
 * const accumulator = createZonalAccumulator(prepareZones(districts));
 * accumulator.add(heights);
 * accumulator.finish().map(({ mean }) => mean); // [5, 25]
 */
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
    state: () => stateOfMoments(moments),
    merge(state) {
      momentsOfState(state, zones.count).forEach((other, index) => addMoments(moments[index], other));
    },
    finish: () => moments.map(finishMoments),
  };
}

/**
 * Statistics of the valid cells of each polygon (GeoJSON Polygon or MultiPolygon in the grid's CRS), on stored
 * values. With 'center' a centre on a shared edge belongs to one polygon only, so neighbours add up.
 * @example
 * zonalStatistics(heights, districts).map(({ sum }) => sum); // [30, 150]
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

/** Cells that are covered wholly come as runs; those of the border are weighted and merged once a zone. */
function addByArea(moments: Moments, zone: ZoneInCells, grid: Grid): void {
  const { data, width, height, mask } = grid;
  const noData = storedNoData(data, grid.noData);
  const border = emptyMoments();
  let shift = NaN;
  const sums = new Float64Array(3);
  visitCover(zone, width, height, (row, from, to, share) => {
    const start = row * width + from;
    const end = row * width + to;
    if (share === 1) {
      addRun(moments, data, start, end, noData, mask);
      return;
    }
    for (let cell = start; cell < end; cell++) {
      const value = data[cell];
      if (value - value !== 0 || value === noData || (mask !== undefined && mask[cell] === 0)) continue;
      if (sums[0] === 0) shift = value;
      const weighted = share * (value - shift);
      sums[0] += share;
      sums[1] += weighted;
      sums[2] += weighted * (value - shift);
      if (value < border.min) border.min = value;
      if (value > border.max) border.max = value;
    }
  });
  const [weight, first, second] = sums;
  if (weight === 0) return;
  mergeMoments(
    moments,
    weight,
    shift + first / weight,
    second - (first * first) / weight,
    shift * weight + first,
  );
  moments.min = Math.min(moments.min, border.min);
  moments.max = Math.max(moments.max, border.max);
}
