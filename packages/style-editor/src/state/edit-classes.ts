import type {
  Classification,
  Field,
  FieldStatistics,
  Ramp,
  RasterGraduatedScheme,
  RasterUniqueValuesScheme,
} from '@gep/map-engine/model';
import {
  activeOverrides,
  generateCategories,
  keepPins,
  namedPins,
  schemeBreaks,
} from '@gep/map-engine/scheme';
import type { CategoryInput, GraduatedScheme } from '@gep/map-engine/scheme';
import { recolorRows, restyleRows } from './edit-rows';

type FieldScheme = Extract<GraduatedScheme, { readonly field: Field | null }>;

/** What of the intent decides where classes begin and end. */
export type BreakIntent = Partial<Pick<Classification, 'method' | 'classes' | 'interval' | 'pivot'>>;

/**
 * Another method, count or width of classes: edited edges go, the rows are made anew; what was pinned stays with
 * the classes that survive.
 */
export function setMethod<S extends GraduatedScheme>(scheme: S, part: BreakIntent, input?: CategoryInput): S {
  const classification = { ...scheme.classification, ...part, manualBreaks: null };
  return keepPins<S>({ ...scheme, classification }, input);
}

/** Another ramp, or the same one reversed; classes stay. */
export function setClassRamp<S extends GraduatedScheme>(
  scheme: S,
  part: { ramp?: Ramp; reverse?: boolean },
): S {
  const classification = { ...scheme.classification, ...part };
  return recolorRows({ ...scheme, classification }, classification.ramp, classification.reverse);
}

/** Other sizes of the first and the last class; rows with a pinned symbol keep theirs. */
export function setClassSizes<S extends FieldScheme>(
  scheme: S,
  part: Partial<Pick<Classification, 'startSize' | 'endSize'>>,
): S {
  return restyleRows({ ...scheme, classification: { ...scheme.classification, ...part } });
}

/**
 * Edges edited by hand. With as many as before, what was pinned on a class stays with the class of the same place,
 * else with the classes that survive. The number of classes follows. The same edges as before change nothing.
 */
export function setBreaks<S extends GraduatedScheme>(
  scheme: S,
  breaks: readonly number[],
  input?: CategoryInput,
): S {
  const before = schemeBreaks(scheme);
  if (breaks.length === before.length && breaks.every((edge, i) => edge === before[i])) return scheme;
  const classification = {
    ...scheme.classification,
    classes: breaks.length - 1,
    manualBreaks: [...breaks],
  };
  if (breaks.length !== before.length) return keepPins<S>({ ...scheme, classification }, input);
  const moved = (edge: number): number => breaks[before.indexOf(edge)] ?? edge;
  const active = new Set(activeOverrides(scheme));
  const overrides = scheme.overrides.map((override) => {
    const { at } = override;
    if (at.kind !== 'range' || !active.has(override)) return override;
    return { ...override, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } };
  });
  return generateCategories({ ...scheme, classification, overrides }, input);
}

/** Another field: edited edges go, pinned classes sleep until their field is back; the rows are made from the data. */
export function setClassField<S extends FieldScheme>(
  scheme: S,
  field: Field,
  statistics: FieldStatistics | null,
  input?: CategoryInput,
): S {
  const classification = { ...scheme.classification, manualBreaks: null };
  const overrides = namedPins(scheme);
  return generateCategories({ ...scheme, field, statistics, classification, overrides }, input);
}

/** Another band: edited edges go, the rows are made anew; what was pinned stays with the rows that survive. */
export function setBand<S extends RasterGraduatedScheme | RasterUniqueValuesScheme>(
  scheme: S,
  band: number,
  input?: CategoryInput,
): S {
  const next: S = { ...scheme, band };
  return 'classification' in next
    ? keepPins<S>({ ...next, classification: { ...next.classification, manualBreaks: null } }, input)
    : keepPins(next, input);
}
