import { computeModelWindow } from './compute-window';
import type { WindowCase } from './compute-window';
import { windowStages } from './model';
import type { DistrictContext, DistrictTotals, Model, Prepared, WindowLayers, WindowResult } from './model';
import { mergeWarnings } from './problem';

/** Sums and counts of the valid cells of layers by district; -1 is outside. */
export function districtTotals(layers: WindowLayers, districts: Int32Array, count: number): DistrictTotals {
  return Object.fromEntries(
    Object.entries(layers).map(([key, layer]) => {
      const sum = new Float64Array(count);
      const valid = new Float64Array(count);
      layer.forEach((cell, i) => {
        if (districts[i] < 0 || Number.isNaN(cell)) return;
        sum[districts[i]] += cell;
        valid[districts[i]]++;
      });
      return [key, { sum, valid }];
    }),
  );
}

/** Layers of a whole grid, and what the second pass worked with. */
export interface WholeResult extends WindowResult {
  readonly prepared: Prepared;
}

/**
 * Computes a model over a grid that is one window, in two passes where the model needs figures of districts. A grid
 * without districts is one district.
 */
export function computeWhole(
  model: Model,
  cases: Readonly<Record<string, WindowCase>>,
  context: DistrictContext,
): WholeResult {
  const { slug } = model;
  const own = cases[slug];
  const stages = windowStages(model);
  const { gathers, prepare } = stages ?? {};
  if (prepare === undefined || (gathers?.(own.parameters) ?? []).length === 0)
    return { ...computeModelWindow(model, cases), prepared: {} };
  const { width, height, districts = new Int32Array(width * height) } = own.inputs;
  const gathered = computeModelWindow(model, cases, 'gather').layers;
  const totals = districtTotals(gathered, districts, context.districtCount);
  const prepared = prepare(totals, own.parameters, context);
  const result = computeModelWindow(model, {
    ...cases,
    [slug]: { ...own, inputs: { ...own.inputs, districts, prepared } },
  });
  const warnings = stages?.checkTotals?.(totals, own.parameters, context) ?? [];
  return { layers: result.layers, warnings: mergeWarnings([result.warnings, warnings]), prepared };
}
