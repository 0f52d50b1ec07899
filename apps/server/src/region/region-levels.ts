import { regionLevels } from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import type { LevelFields } from '../store/schema/project';

export const nameKey = (level: RegionLevel): `${RegionLevel}Field` => `${level}Field`;
export const codeKey = (level: RegionLevel): `${RegionLevel}CodeField` => `${level}CodeField`;

/** No field mapped at any level. */
export const noLevelFields: LevelFields = Object.fromEntries(
  regionLevels.flatMap((level) => [
    [nameKey(level), null],
    [codeKey(level), null],
  ]),
) as unknown as LevelFields;

/** The field mappings of a settings row, all ten keys present. */
export function levelFieldsOf(row: { readonly levelFields: Partial<LevelFields> }): LevelFields {
  return { ...noLevelFields, ...row.levelFields };
}

/** Whether a level has both a name and a code field. */
export function isMapped(fields: LevelFields, level: RegionLevel): boolean {
  return Boolean(fields[nameKey(level)] && fields[codeKey(level)]);
}

/** The cascade: below a level without name or code field, nothing is mapped. */
export function cascadeFields(fields: LevelFields): LevelFields {
  const result = { ...fields };
  let open = true;
  for (const level of regionLevels) {
    if (!open) {
      result[nameKey(level)] = null;
      result[codeKey(level)] = null;
    }
    open &&= isMapped(result, level);
  }
  return result;
}

/** Levels that can be the accounting district: those with name and code. */
export function accountingOptions(fields: LevelFields): RegionLevel[] {
  return regionLevels.filter((level) => isMapped(fields, level));
}

/** Levels that departments can be generated for: the accounting level and every mapped level below. */
export function partitionOptions(fields: LevelFields, accounting: RegionLevel | null): RegionLevel[] {
  if (accounting === null) return [];
  const from = regionLevels.indexOf(accounting);
  return accountingOptions(fields).filter((level) => regionLevels.indexOf(level) >= from);
}

/** Names of fields that are used by more than one mapping. */
export function repeatedFields(fields: LevelFields): string[] {
  const used = Object.values(fields).filter((name): name is string => Boolean(name));
  return [...new Set(used.filter((name, index) => used.indexOf(name) !== index))];
}
