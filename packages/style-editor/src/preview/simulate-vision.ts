import { formatColor, parseColor, simulateColorVision } from '@gep/map-engine/color';
import type { ColorVision } from '@gep/map-engine/color';

/** A colour as eyes see it that lack one kind of cone; without `vision` as it is. */
export function simulateVision(color: string, vision?: ColorVision): string {
  return vision ? formatColor(simulateColorVision(parseColor(color), vision)) : color;
}
