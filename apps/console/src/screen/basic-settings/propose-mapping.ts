import { regionLevels } from '@gep/api-client';
import type { RegionLevel, RegionMapping } from '@gep/api-client';
import { codeEnd, levelWords, nameEnd } from '../../message/setting/column-words';
import { codeField, isMapped, nameField, setField, setFixedNation } from './field-cascade';

function columnFor(fields: readonly string[], level: RegionLevel, end: string): string | undefined {
  const pattern = new RegExp(`^(?:${levelWords[level]})(?:${end})$`, 'i');
  return fields.find((field) => pattern.test(field.trim()));
}

/**
 * The mapping that the names of a file's columns suggest, for the user to look at and save: each level from the nation
 * downwards whose name and code are recognised, to the first that is not.
 * @param empty a mapping without any level
 * @param nation name of the nation where the file has no column for it
 */
export function proposeMapping(
  empty: RegionMapping,
  fields: readonly string[],
  nation: string,
): RegionMapping {
  let mapping = empty;
  for (const level of regionLevels) {
    const name = columnFor(fields, level, nameEnd);
    const code = columnFor(fields, level, codeEnd);
    if (name !== undefined && code !== undefined)
      mapping = setField(setField(mapping, nameField(level), name), codeField(level), code);
    else if (level === 'nation') mapping = setFixedNation(mapping, nation);
    else break;
  }
  return isMapped(mapping, 'province') ? mapping : empty;
}
