import type { Field, FieldStatistics, Ramp, UniqueValuesScheme } from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import type { CategoryInput } from '@gep/map-engine/scheme';
import { recolorRows } from './edit-rows';

/** Another field: pinned rows go, a row is made of every value. */
export function setValueField(
  scheme: UniqueValuesScheme,
  field: Field,
  statistics: FieldStatistics | null,
  input?: CategoryInput,
): UniqueValuesScheme {
  return generateCategories({ ...scheme, field, statistics, overrides: [] }, input);
}

/** Another ramp, or the same one reversed; rows stay. */
export function setValueRamp(
  scheme: UniqueValuesScheme,
  part: { readonly ramp?: Ramp; readonly reverse?: boolean },
): UniqueValuesScheme {
  const next = { ...scheme, ...part };
  return recolorRows(next, next.ramp, next.reverse);
}
