import type { Ramp } from '../model';

/** What a ramp is made for: ordered values, values about a middle, values without order. */
export type RampType = 'sequential' | 'diverging' | 'qualitative';

/** A preset ramp. */
export interface ColorRamp extends Ramp {
  readonly type: RampType;
  /** Computed by `isColorBlindSafe` when the table was made; a test computes it again. */
  readonly colorBlindSafe: boolean;
  /** Who made the colours, where they stand and under which licence. */
  readonly source: string;
}
