import type { CatalogueEntry } from '../definition';
import { catalogueEntry } from '../catalogue';
import type { Problem } from '../problem';
import { isEcosystemType, typeMask } from './ecosystem-tree';

/**
 * Whether a model can have forced-zero types: regulating models other than the runoff analysis.
 * @example
 * allowsForcedZero(catalogue['carbon-sequestration']); // true
 * allowsForcedZero(catalogue['runoff-analysis']); // false
 */
export function allowsForcedZero(model: CatalogueEntry): boolean {
  return model.superiorType === 'regulation' && model.id !== 11;
}

/**
 * Problems of a model's forced-zero list: unknown types, a model that takes none.
 * @example
 * checkForcedZero(5, [1]); // []
 * checkForcedZero(11, [1])[0].code; // 'forced-zero-not-allowed'
 */
export function checkForcedZero(modelId: number, types: readonly number[]): Problem[] {
  const problems: Problem[] = [];
  const model = catalogueEntry(modelId);
  if (types.length > 0 && (model === undefined || !allowsForcedZero(model)))
    problems.push({ at: `models[${modelId}]`, code: 'forced-zero-not-allowed', got: modelId });
  types.forEach((type, i) => {
    if (!isEcosystemType(type))
      problems.push({ at: `ecosystemValues[${i}]`, code: 'unknown-ecosystem-type', got: type });
  });
  return problems;
}

/**
 * A layer with 0 on the valid cells of the listed types and their descendants; NoData stays NoData. Comes after caps and
 * sharing, and before zonal results.
 * @returns a new layer
 * @example
 * applyForcedZero(Float64Array.of(5, 6, NaN), Int32Array.of(111, 211, 111), [1]); // [0, 6, NaN]
 */
export function applyForcedZero(
  layer: Float64Array,
  landCover: Int32Array | Float64Array,
  types: readonly number[],
): Float64Array {
  const mask = typeMask(types);
  return layer.map((cell, i) => (Number.isNaN(cell) || mask[landCover[i]] !== 1 ? cell : 0));
}
