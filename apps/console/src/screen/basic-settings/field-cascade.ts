import { asFixedText, fixedText, regionLevels } from '@gep/api-client';
import type { RegionLevel, RegionMapping } from '@gep/api-client';

export type FieldKey = `${RegionLevel}Field` | `${RegionLevel}CodeField`;

export const nameField = (level: RegionLevel): FieldKey => `${level}Field`;
export const codeField = (level: RegionLevel): FieldKey => `${level}CodeField`;

/** A level counts only with both name and code. */
export function isMapped(mapping: RegionMapping, level: RegionLevel): boolean {
  return Boolean(mapping[nameField(level)] && mapping[codeField(level)]);
}

/** Levels with both name and code: the choices of the accounting level. */
export function accountingLevels(mapping: RegionMapping): RegionLevel[] {
  return regionLevels.filter((level) => isMapped(mapping, level));
}

/** The accounting level and every mapped level below it: the choices of the partition level. */
export function partitionLevels(mapping: RegionMapping): RegionLevel[] {
  const { accountingField } = mapping;
  if (!accountingField) return [];
  const first = regionLevels.indexOf(accountingField);
  return accountingLevels(mapping).filter((level) => regionLevels.indexOf(level) >= first);
}

/** A level opens only when the level above has both name and code; the nation is always open. */
export function canMap(mapping: RegionMapping, level: RegionLevel): boolean {
  const above = regionLevels[regionLevels.indexOf(level) - 1];
  return above === undefined || isMapped(mapping, above);
}

/** Fields of the file that a selector may offer: those that no other selector uses. */
export function freeFields(mapping: RegionMapping, key: FieldKey, fields: readonly string[]): string[] {
  const used = regionLevels
    .flatMap((level) => [nameField(level), codeField(level)])
    .filter((other) => other !== key)
    .map((other) => mapping[other]);
  return fields.filter((field) => !used.includes(field));
}

/** Levels that are no longer valid are cleared, the partition level after the accounting level. */
function withoutInvalidLevels(mapping: RegionMapping): RegionMapping {
  const accounting = mapping.accountingField;
  const kept = accounting && isMapped(mapping, accounting) ? accounting : null;
  const next = { ...mapping, accountingField: kept };
  const partition = next.partitionField;
  return {
    ...next,
    partitionField: partition && partitionLevels(next).includes(partition) ? partition : null,
  };
}

/** Sets a field of the mapping. Clearing a level's name or code clears all lower levels. */
export function setField(mapping: RegionMapping, key: FieldKey, value: string | null): RegionMapping {
  const level = regionLevels.find((each) => nameField(each) === key || codeField(each) === key);
  const cleared: RegionMapping = { ...mapping, [key]: value };
  if (level === 'nation' && fixedNation(mapping) !== null) {
    // The name and the code of a nation are both fixed or both in the file.
    const other = key === 'nationField' ? 'nationCodeField' : 'nationField';
    return setField({ ...cleared, [other]: null }, other, null);
  }
  if (value === null && level) {
    for (const lower of regionLevels.slice(regionLevels.indexOf(level) + 1)) {
      cleared[nameField(lower)] = null;
      cleared[codeField(lower)] = null;
    }
  }
  return withoutInvalidLevels(cleared);
}

/** The code of a nation that the region file has no column for. */
const fixedCode = asFixedText('000000');

/** The name that all rows get as nation, null where the file has a column for it. */
export function fixedNation(mapping: RegionMapping): string | null {
  return fixedText(mapping.nationField);
}

/** Gives all rows the same nation. */
export function setFixedNation(mapping: RegionMapping, name: string): RegionMapping {
  return withoutInvalidLevels({ ...mapping, nationField: asFixedText(name), nationCodeField: fixedCode });
}

/** Sets the accounting level; clearing it clears the partition level. */
export function setAccounting(mapping: RegionMapping, level: RegionLevel | null): RegionMapping {
  return withoutInvalidLevels({ ...mapping, accountingField: level });
}
