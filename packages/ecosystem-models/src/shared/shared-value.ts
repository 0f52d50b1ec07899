import type { DistrictContext, PixelInputs, ResolvedParameters, WindowStages } from '../model';
import { noRecords } from '../records';
import { createTally, mapCells } from './pixel-loop';

/** The weight of cell `i` of the type `code`. */
export type CellWeight = (i: number, code: number) => number;

/** How the values of districts go to cells: parts of a value by a key, and the weight that a cell has for a part. */
export interface SharedValue {
  /** Whether anything is shared with these parameters. */
  readonly active: (parameters: ResolvedParameters) => boolean;
  /** 元 by district for each part; NaN where there is none. */
  readonly parts: (
    parameters: ResolvedParameters,
    context: DistrictContext,
  ) => ReadonlyMap<string, Float64Array>;
  /** Reads the weights of a part over a window; 0 for cells that take no part, NaN where a weight has no data. */
  readonly weights: (inputs: PixelInputs, parameters: ResolvedParameters) => (part: string) => CellWeight;
}

const contextOf = ({ context }: PixelInputs): DistrictContext =>
  context ?? { districtCount: 1, records: noRecords };

/**
 * Shares values of districts over their cells: `V_d · w / Σ_d w` for each part. Where the weights of a district are all
 * 0, its value stays in the table without cells (section 1.8 of the models).
 */
export function sharedValue({ active, parts, weights }: SharedValue): WindowStages {
  return {
    halo: () => 0,
    gathers: (parameters) => (active(parameters) ? ['weights'] : []),
    gather(inputs, parameters) {
      const keys = [...parts(parameters, contextOf(inputs)).keys()];
      const weightOf = weights(inputs, parameters);
      return Object.fromEntries(keys.map((key) => [key, mapCells(inputs, createTally(), weightOf(key))]));
    },
    checkTotals(totals, parameters, context) {
      const without = new Set<number>();
      for (const [key, value] of parts(parameters, context))
        value.forEach((part, d) => {
          if (!Number.isNaN(part) && part !== 0 && totals[key].sum[d] === 0) without.add(d);
        });
      if (without.size === 0) return [];
      return [{ code: 'sharing-without-cells', severity: 'warning', count: without.size, at: 'districts' }];
    },
    prepare(totals, parameters, context) {
      const factor = (value: Float64Array, weights: Float64Array): Float64Array =>
        value.map((part, d) => (Number.isNaN(part) || weights[d] === 0 ? 0 : part / weights[d]));
      const entries = [...parts(parameters, context)];
      return Object.fromEntries(entries.map(([key, value]) => [key, factor(value, totals[key].sum)]));
    },
    window(inputs, parameters) {
      const tally = createTally();
      const { districts, prepared = {} } = inputs;
      if (districts === undefined) throw new TypeError('districts: got nothing, allowed: an index a cell');
      const weightOf = weights(inputs, parameters);
      const shares = Object.entries(prepared).map(([key, factor]) => ({ factor, weight: weightOf(key) }));
      const value = mapCells(inputs, tally, (i, code) => {
        let sum = 0;
        // A weight without data leaves no figure, also where nothing is shared.
        for (const { factor, weight } of shares) sum += factor[districts[i]] * weight(i, code);
        return sum;
      });
      return { layers: { value }, warnings: tally.warnings() };
    },
  };
}
