import type { ColorRamp, RampType } from '../color-ramp';

/** Makes the rows of a table of one source: colours as hex digits with spaces between. */
export function rampsOf(
  source: string,
): (name: string, type: RampType, colorBlindSafe: boolean, colors: string) => ColorRamp {
  return (name, type, colorBlindSafe, colors) => ({
    name,
    type,
    colorBlindSafe,
    colors: colors.split(' ').map((digits) => `#${digits}`),
    source,
  });
}
