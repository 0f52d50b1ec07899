import { sampleRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { useMemo } from 'react';

export interface RampPreviewProps {
  readonly ramp: Ramp;
  readonly reverse?: boolean;
  /** Shows that many steps; absent: continuous. */
  readonly classes?: number;
}

/** A strip of a ramp's colours; decoration, the name stands beside it. */
export function RampPreview({ ramp, reverse = false, classes }: RampPreviewProps) {
  const background = useMemo(() => {
    const colors = sampleRamp(ramp, classes ?? 24, { reverse });
    const stops = colors.flatMap((color, i) =>
      classes ? [`${color} ${(100 * i) / classes}%`, `${color} ${(100 * (i + 1)) / classes}%`] : [color],
    );
    return colors.length === 1 ? colors[0] : `linear-gradient(to right, ${stops.join(', ')})`;
  }, [ramp, reverse, classes]);
  return <span className="gep-ramp" style={{ background }} aria-hidden />;
}
