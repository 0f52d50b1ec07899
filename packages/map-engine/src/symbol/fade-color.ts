import { formatColor, tryParseColor } from '../color';

/**
 * A colour with its alpha multiplied by an opacity 0-1. Colours that models do not hold, such as names, pass through a
 * `color-mix`, which canvas understands.
 */
export function fadeColor(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const parsed = tryParseColor(color);
  return parsed
    ? formatColor({ ...parsed, a: parsed.a * Math.max(0, opacity) })
    : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}
