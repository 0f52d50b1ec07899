import type { DistrictContext, PixelCompute, PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, listOf, numberOf, switchOf } from '../parameter-values';
import { numberIn } from '../records';
import { sumByDistrict } from '../shared/district-sums';
import { typeMask } from '../shared/ecosystem-tree';
import { createTally, mapCells, scaled } from '../shared/pixel-loop';
import { reservoirPrice } from '../shared/reservoir-cost';
import { lakeStorage } from './lake-regions';
import { stormRetention } from './storm-retention';

export const swamps = typeMask([41]);
export const lakes = typeMask([421]);
export const reservoirs = typeMask([422]);

/** km² of the cells of some types. */
function areaOf(inputs: PixelInputs, mask: Uint8Array): Float64Array {
  const area = inputs.cellSize ** 2 / 1e6;
  return mapCells(inputs, createTally(), (_, code) => (mask[code] === 1 ? area : 0));
}

/** m³ that the reservoirs of each district keep for floods; NaN without a row. */
function reservoirStorage(
  parameters: ResolvedParameters,
  { records, districtCount }: DistrictContext,
): Float64Array {
  const factor = numberOf(parameters, 'reservoirFactor');
  const rows = records.tables.reservoirs ?? [];
  return sumByDistrict(rows, districtCount, ({ values }) => factor * numberIn(values, 'capacity'));
}

/** A volume by district spread over an area, m³ a km²; 0 where either is missing. */
function spread(volume: Float64Array, area: Float64Array): Float64Array {
  return volume.map((amount, d) => (Number.isNaN(amount) || area[d] === 0 ? 0 : amount / area[d]));
}

/**
 * Storm water held: vegetation `Σ (P_d - R_d)·A/1000` over storm days, swamps `depth·A`, lakes `exp(a)·area^b·T·10⁴` by
 * district, spread over their cells, and reservoirs `factor·capacity` of the district; value by the cost of reservoirs.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  gathers: () => ['lakes', 'reservoirs'],
  gather: (inputs) => ({ lakes: areaOf(inputs, lakes), reservoirs: areaOf(inputs, reservoirs) }),
  checkTotals({ reservoirs: { sum } }, parameters, context) {
    if (!switchOf(parameters, 'shareReservoirs')) return [];
    const without = reservoirStorage(parameters, context).filter((amount, d) => amount > 0 && sum[d] === 0);
    if (without.length === 0) return [];
    return [{ code: 'sharing-without-cells', severity: 'warning', count: without.length, at: 'reservoirs' }];
  },
  prepare(totals, parameters, context) {
    const region = choiceOf(parameters, 'lakeRegion');
    const exchanges = numberOf(parameters, 'lakeExchanges');
    const lakeVolume = totals.lakes.sum.map((area) => lakeStorage(region, area) * exchanges);
    const stored = reservoirStorage(parameters, context);
    const shared = switchOf(parameters, 'shareReservoirs')
      ? spread(stored, totals.reservoirs.sum)
      : new Float64Array(context.districtCount);
    // What has no cell to go to is added to the figures of the districts.
    const unplaced = stored.map((amount, d) => (shared[d] === 0 ? amount : NaN));
    return { lakes: spread(lakeVolume, totals.lakes.sum), reservoirs: shared, unplaced };
  },
  window(inputs, parameters) {
    const tally = createTally();
    const { districts, prepared, upstream, cellSize } = inputs;
    const runoff = upstream?.['runoff-analysis'];
    if (runoff === undefined)
      throw new TypeError('upstream runoff-analysis: got nothing, allowed: its inputs');
    const vegetation = typeMask(listOf(parameters, 'mask'));
    const retention = stormRetention(inputs, parameters, runoff, tally);
    const swampVolume = numberOf(parameters, 'swampDepthM') * cellSize ** 2;
    const squareKilometres = cellSize ** 2 / 1e6;
    const volume = mapCells(inputs, tally, (i, code) => {
      if (vegetation[code] === 1) {
        const kept = retention(i, code);
        return kept === undefined ? undefined : (kept * cellSize ** 2) / 1000;
      }
      if (swamps[code] === 1) return swampVolume;
      const district = districts?.[i] ?? 0;
      if (lakes[code] === 1) return (prepared?.lakes[district] ?? 0) * squareKilometres;
      return reservoirs[code] === 1 ? (prepared?.reservoirs[district] ?? 0) * squareKilometres : 0;
    });
    return {
      layers: { volume, value: scaled(volume, reservoirPrice(parameters)) },
      warnings: tally.warnings(),
    };
  },
  districts({ volume }, parameters, _context, { unplaced }) {
    const price = reservoirPrice(parameters);
    const whole = volume.sum.map((cells, d) => {
      if (Number.isNaN(unplaced[d])) return volume.valid[d] === 0 ? NaN : cells;
      return cells + unplaced[d];
    });
    return { figures: { volume: whole, value: whole.map((amount) => amount * price) }, warnings: [] };
  },
};
