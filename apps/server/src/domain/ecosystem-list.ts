import type { EcosystemType } from '@gep/api-client/contract';
import { ecosystemTypes } from '@gep/ecosystem-models';

/** All ecosystem types, flat, with values as text. */
export function ecosystemTypeList(): EcosystemType[] {
  return ecosystemTypes.map(({ value, name, nameEn, parentValue, level }) => ({
    value: String(value),
    name,
    nameEn,
    parentValue: parentValue === null ? null : String(parentValue),
    level,
  }));
}
