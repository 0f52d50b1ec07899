import type { Moments } from '../moments';

/** The numbers of a zone in the order in which they are sent. */
const fields = ['count', 'mean', 'deviations', 'sum', 'lost', 'min', 'max'] as const;

/** Seven numbers a zone: count, mean, squared deviations, sum and what it lost by rounding, min, max. */
export function stateOfMoments(moments: readonly Moments[]): Float64Array<ArrayBuffer> {
  return new Float64Array(moments.flatMap((zone) => fields.map((field) => zone[field])));
}

/** The way back. Throws RangeError where the state is not one of so many zones. */
export function momentsOfState(state: Float64Array, zones: number): Moments[] {
  if (state.length !== zones * fields.length)
    throw new RangeError(
      `state: got ${state.length} numbers, allowed: ${fields.length} for each of ${zones} zones`,
    );
  return Array.from({ length: zones }, (_, index) => {
    const at = index * fields.length;
    const [count, mean, deviations, sum, lost, min, max] = state.subarray(at, at + fields.length);
    return { count, mean, deviations, sum, lost, min, max };
  });
}
