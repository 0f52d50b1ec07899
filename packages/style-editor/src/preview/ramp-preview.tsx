import { sampleRamp } from '@gep/map-engine/color';
import type { ColorVision } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { useMemo } from 'react';
import { simulateVision } from './simulate-vision';

/** A ramp and how it is shown. */
export interface RampPreviewProps {
  /** Evenly spaced colours. */
  readonly ramp: Ramp;
  /** From the last colour to the first. */
  readonly reverse?: boolean;
  /** Shows that many steps; absent: continuous. */
  readonly classes?: number;
  /** Shows the colours as somebody sees them who lacks one kind of cone. */
  readonly vision?: ColorVision;
}

/** Shines through colours that are not opaque. */
const checker =
  'repeating-conic-gradient(var(--gep-checker) 0% 25%, var(--gep-checker-base) 0% 50%) 0 0 / 8px 8px';

/**
 * A strip of a ramp's colours; decorative, since the name is next to it.
 * @example
 * <RampPreview ramp={ramp} classes={5} />;
 */
export function RampPreview({ ramp, reverse = false, classes, vision }: RampPreviewProps) {
  const background = useMemo(() => {
    const colors = sampleRamp(ramp, classes ?? 24, { reverse }).map((color) => simulateVision(color, vision));
    const stops = colors.map((color, i) =>
      classes ? `${color} ${(100 * i) / classes}% ${(100 * (i + 1)) / classes}%` : color,
    );
    return `linear-gradient(to right, ${stops.join(', ')}), ${checker}`;
  }, [ramp, reverse, classes, vision]);
  return <span className="gep-ramp" style={{ background }} aria-hidden />;
}
