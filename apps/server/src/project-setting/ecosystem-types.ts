import type { EcosystemType, ReclassificationPreset } from '@gep/api-client/contract';
import { ecosystemTypes, reclassificationPresets } from '@gep/ecosystem-models';

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

/** Ready mappings of land-cover products, rows as inputs store them. */
export function reclassificationPresetList(): ReclassificationPreset[] {
  return reclassificationPresets.map(({ key, name, rows }) => ({
    key,
    name,
    rows: rows.map(({ source, type, name: of }) => ({ from: source, to: type, name: of })),
  }));
}
