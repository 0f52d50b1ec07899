import type { Classification, Field, FieldStatistics, Ramp } from '@gep/map-engine/model';
import { generateCategories, schemeBreaks } from '@gep/map-engine/scheme';
import type { CategoryInput, GraduatedScheme } from '@gep/map-engine/scheme';
import { recolorRows } from './edit-rows';

/** What of the intent decides where classes begin and end. */
type BreakIntent = Partial<Pick<Classification, 'method' | 'classes' | 'interval'>>;

/** Another method, count or width of classes: edited edges and pinned classes go, the rows are made anew. */
export function setMethod<S extends GraduatedScheme>(scheme: S, part: BreakIntent, input?: CategoryInput): S {
  const classification = { ...scheme.classification, ...part, manualBreaks: null };
  return generateCategories({ ...scheme, classification, overrides: [] }, input);
}

/** Another ramp, or the same one reversed; classes stay. */
export function setClassRamp<S extends GraduatedScheme>(
  scheme: S,
  part: { ramp?: Ramp; reverse?: boolean },
): S {
  const classification = { ...scheme.classification, ...part };
  return recolorRows({ ...scheme, classification }, classification.ramp, classification.reverse);
}

/**
 * Edges edited by hand; what was pinned on a class stays with the class of the same place. The same edges as
 * before change nothing.
 * @param breaks as many ascending edges as the scheme has.
 */
export function setBreaks<S extends GraduatedScheme>(
  scheme: S,
  breaks: readonly number[],
  input?: CategoryInput,
): S {
  const before = schemeBreaks(scheme);
  if (breaks.length === before.length && breaks.every((edge, i) => edge === before[i])) return scheme;
  const moved = (edge: number): number => breaks[before.indexOf(edge)] ?? edge;
  const overrides = scheme.overrides.map((override) => {
    const { at } = override;
    if (at.kind !== 'range') return override;
    return { ...override, at: { ...at, lower: moved(at.lower), upper: moved(at.upper) } };
  });
  const classification = { ...scheme.classification, manualBreaks: [...breaks] };
  return generateCategories({ ...scheme, classification, overrides }, input);
}

type FieldScheme = Extract<GraduatedScheme, { readonly field: Field | null }>;

/** Another field: edited edges and pinned classes go, the rows are made from the field's data. */
export function setClassField<S extends FieldScheme>(
  scheme: S,
  field: Field,
  statistics: FieldStatistics | null,
  input?: CategoryInput,
): S {
  const classification = { ...scheme.classification, manualBreaks: null };
  return generateCategories({ ...scheme, field, statistics, classification, overrides: [] }, input);
}
