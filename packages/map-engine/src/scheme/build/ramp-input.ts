import { toRamp } from '../../color';
import type { Ramp } from '../../model';

/** A ramp, the name of a preset, or colours. */
export type RampInput = Ramp | string | readonly string[];

/** The ramp of an option, or the given one. */
export function rampOr(input: RampInput | undefined, otherwise: Ramp): Ramp {
  return toRamp(input ?? otherwise);
}
