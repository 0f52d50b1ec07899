import { classify, classIndex } from '@gep/map-engine/classify';
import { sampleRamp } from '@gep/map-engine/color';

/** Classes of values and the colour of each. */
export interface MapClasses {
  /** Ascending edges, one more than colours. */
  readonly breaks: readonly number[];
  readonly colors: readonly string[];
}

const classes = 5;

/**
 * Five classes by natural breaks, as a result map has before anybody styled it; fewer where there are fewer values.
 * @param ramp name of a preset of the engine
 */
export function mapClasses(values: readonly (number | null)[], ramp: string): MapClasses {
  const breaks = classify([...values], { method: 'natural-breaks', classes });
  const count = Math.max(1, breaks.length - 1);
  // The lightest colours of a ramp are those of the page.
  const colors = sampleRamp(ramp, count + 1).slice(1);
  return { breaks, colors };
}

/** The colour of a value; null where it has none. */
export function colorOf(value: number | null, { breaks, colors }: MapClasses): string | null {
  if (value === null || breaks.length < 2) return null;
  const index = classIndex(breaks, value);
  return index < 0 ? null : (colors[index] ?? null);
}
