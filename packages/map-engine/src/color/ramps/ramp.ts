import type { ColorRamp, RampType } from '../color-ramp';

/** A row of the tables: colours as hex digits with spaces between. */
export function ramp(name: string, type: RampType, colorBlindSafe: boolean, colors: string): ColorRamp {
  return { name, type, colorBlindSafe, colors: colors.split(' ').map((digits) => `#${digits}`) };
}
