import type { GeometryFeature } from '@gep/map-engine/layer';

/** Numbers of a message: the page takes it in some milliseconds. */
const most = 100_000;

/** Features in order, in parts that hold about so many numbers of coordinates. */
export function* parts(features: readonly GeometryFeature[]): Generator<readonly GeometryFeature[]> {
  let start = 0;
  let numbers = 0;
  for (const [index, { geometry }] of features.entries()) {
    // A feature of few points weighs by its attributes.
    numbers += 20 + (geometry?.flatCoordinates.length ?? 0);
    if (numbers < most) continue;
    yield features.slice(start, index + 1);
    start = index + 1;
    numbers = 0;
  }
  if (start < features.length) yield features.slice(start);
}
