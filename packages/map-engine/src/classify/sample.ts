/** Valid values of a field or band with their weights (null: all 1). */
export interface Sample {
  readonly values: Float64Array;
  readonly weights: Float64Array | null;
}

/** Distinct values in ascending order and the summed weight of each. */
export interface Distinct {
  readonly values: Float64Array;
  readonly weights: Float64Array;
}

/**
 * Copies the finite values that are not no-data and have a positive weight.
 * @throws RangeError when weights are of another length, negative or not finite.
 */
export function takeSample(
  values: ArrayLike<number | null | undefined>,
  noData?: number | null,
  weights?: ArrayLike<number>,
): Sample {
  if (weights && weights.length !== values.length) {
    throw new RangeError(`weights: got ${weights.length}, allowed is one a value (${values.length})`);
  }
  const kept = new Float64Array(values.length);
  const keptWeights = weights ? new Float64Array(values.length) : null;
  let n = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value !== 'number' || !Number.isFinite(value) || value === noData) continue;
    if (weights && keptWeights) {
      const weight = weights[i];
      if (!(weight >= 0) || weight === Infinity) {
        throw new RangeError(`weights[${i}]: got ${String(weight)}, allowed are finite numbers from 0`);
      }
      if (weight === 0) continue;
      keptWeights[n] = weight;
    }
    kept[n++] = value;
  }
  return { values: kept.subarray(0, n), weights: keptWeights ? keptWeights.subarray(0, n) : null };
}

/** Sorts and merges equal values. */
export function distinctOf(sample: Sample): Distinct {
  const { values, weights } = sample;
  let order: Uint32Array | null = null;
  let sorted: Float64Array;
  if (weights) {
    order = Uint32Array.from(values, (_, i) => i).sort((a, b) => values[a] - values[b]);
    sorted = Float64Array.from(order, (i) => values[i]);
  } else {
    sorted = values.slice().sort();
  }
  const distinct = new Float64Array(sorted.length);
  const totals = new Float64Array(sorted.length);
  let last = -1;
  for (let i = 0; i < sorted.length; i++) {
    // Adding 0 turns -0 into 0, which sort() keeps apart.
    const value = sorted[i] + 0;
    const weight = weights && order ? weights[order[i]] : 1;
    if (last >= 0 && distinct[last] === value) totals[last] += weight;
    else {
      distinct[++last] = value;
      totals[last] = weight;
    }
  }
  return { values: distinct.slice(0, last + 1), weights: totals.slice(0, last + 1) };
}
