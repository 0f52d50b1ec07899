import { geodataLimits } from '../geodata/limits';

/** Parser processes that pay off on a grid: starting a second one takes longer than warping a small one. */
export function parsersAtOnce({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  return width * height < 1_000_000 ? 1 : geodataLimits.concurrentChildren.work;
}
