export { finishInSlices } from './finish-in-slices';
export { momentsOf } from './moments-of';
export type { ValueMoments } from './moments-of';
export { orderStatistics } from './order-statistics';
export type { FloatArray } from './ordered-bits';
export { radixSort } from './radix-sort';
export { chunks, finish } from './steps';
export type { Steps } from './steps';
export { valueOfRank } from './value-of-rank';
