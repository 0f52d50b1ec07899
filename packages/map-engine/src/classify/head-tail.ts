import type { Steps } from '@gep/raster/order';
import { distinctOf } from './distinct';
import { joinEdges } from './edges';
import type { Sample } from './sample';

/**
 * Splits at the mean, then the part above at its mean, and so on while the part above is the smaller one
 * (at most 40 percent of the values).
 * Method: Jiang (2013), head/tail breaks for data with a heavy-tailed distribution.
 */
export function* headTailBreaks(sample: Sample, maxClasses: number): Steps<number[]> {
  const { values, below } = yield* distinctOf(sample);
  const inner: number[] = [];
  let from = 0;
  while (inner.length < maxClasses - 1 && from < values.length - 1) {
    let total = 0;
    let mean = 0;
    for (let i = from; i < values.length; i++) {
      const weight = below[i + 1] - below[i];
      total += weight;
      mean += ((values[i] - mean) * weight) / total;
    }
    let head = values.length;
    while (head > from && values[head - 1] > mean) head--;
    const headWeight = below[values.length] - below[head];
    if (head === from || headWeight === 0) break;
    inner.push(mean);
    if (headWeight / total > 0.4) break;
    from = head;
  }
  return joinEdges(values[0], inner, values[values.length - 1]);
}
