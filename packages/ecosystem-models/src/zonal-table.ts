import type { OutputLayer } from './definition';
import type { DistrictResult, WindowLayers, ZonalRow } from './model';

interface Sums {
  readonly sum: Float64Array;
  readonly valid: Float64Array;
  readonly cells: Float64Array;
}

/** Adds up layers by district, window by window. */
export interface ZonalAccumulator {
  /** @param districts district index per cell, -1 outside; absent: only the whole is counted */
  readonly add: (layers: WindowLayers, districts?: Int32Array) => void;
  /**
   * Rows of every district and of the whole (district null), in the order of the codes.
   * @param figures figures that replace the sums
   */
  readonly finish: (figures?: DistrictResult['figures']) => ZonalRow[];
}

/**
 * A zonal table over windows: per layer and district the sum (or the mean) of valid cells, null without any.
 * @param codes district codes; the index in `districts` points here
 * @example
 * const accumulator = zonalAccumulator(models['climate-regulation'].definition.outputs, ['A', 'B']);
 * accumulator.add({ energy: Float64Array.of(1, 2, 4) }, Int32Array.of(0, 0, 1));
 * accumulator.finish().map(({ figure }) => figure); // [3, 4, 7]
 */
export function zonalAccumulator(
  outputs: readonly OutputLayer[],
  codes: readonly (number | string)[],
): ZonalAccumulator {
  const whole = codes.length;
  const sums = new Map<string, Sums>();
  const of = (layer: string): Sums => {
    const found = sums.get(layer);
    if (found !== undefined) return found;
    const fresh = {
      sum: new Float64Array(whole + 1),
      valid: new Float64Array(whole + 1),
      cells: new Float64Array(whole + 1),
    };
    sums.set(layer, fresh);
    return fresh;
  };
  return {
    add(layers, districts) {
      for (const [key, layer] of Object.entries(layers)) {
        const { sum, valid, cells } = of(key);
        for (let i = 0; i < layer.length; i++) {
          const district = districts === undefined ? whole : districts[i];
          if (district < 0) continue;
          cells[district]++;
          if (Number.isNaN(layer[i])) continue;
          valid[district]++;
          sum[district] += layer[i];
        }
      }
    },
    finish: (figures = {}) =>
      outputs.flatMap(({ key, zonal }) => {
        const given = figures[key];
        const found = sums.get(key) ?? (given && of(key));
        if (found === undefined) return [];
        const total = (values: Float64Array): number => values.reduce((all, one) => all + one, 0);
        const row = (
          district: ZonalRow['district'],
          sum: number,
          validCells: number,
          cells: number,
        ): ZonalRow => ({
          district,
          layer: key,
          figure: validCells === 0 ? null : zonal === 'sum' ? sum : sum / validCells,
          validCells,
          cells,
        });
        const rows = [
          ...codes.map((code, d) => row(code, found.sum[d], found.valid[d], found.cells[d])),
          row(null, total(found.sum), total(found.valid), total(found.cells)),
        ];
        if (given === undefined) return rows;
        const known = given.filter((figure) => !Number.isNaN(figure));
        const whole = known.length === 0 ? null : total(known);
        return rows.map((one, d) => {
          if (one.district === null) return { ...one, figure: whole };
          return { ...one, figure: Number.isNaN(given[d]) ? null : given[d] };
        });
      }),
  };
}
