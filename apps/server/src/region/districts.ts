import { fixedText, regionLevels } from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import type { LevelFields } from '../store/schema/project';
import type { StoredProblem } from '../error/stored-problem';
import { codeKey, isMapped, nameKey } from './region-levels';

type Attributes = Readonly<Record<string, string | number | null>>;

/** A district of one level: all features of the region file that carry its code. */
export interface District {
  readonly level: RegionLevel;
  readonly code: string;
  readonly name: string;
  /** Code of the district above, null at the top mapped level. */
  readonly parentCode: string | null;
  readonly fids: readonly number[];
}

/** The text of a row under a mapping. */
function cellOf(attributes: Attributes, mapping: string): string {
  const value = fixedText(mapping) ?? attributes[mapping];
  return value === null || value === undefined ? '' : String(value).trim();
}

/**
 * Districts of a level in the order of their codes, with the faults of the table: rows without code or name, one code
 * with several names. Rows are counted from 1.
 */
export function districtsOf(
  features: readonly { readonly fid: number; readonly attributes: Attributes }[],
  fields: LevelFields,
  level: RegionLevel,
): { districts: District[]; problems: StoredProblem[] } {
  const problems: StoredProblem[] = [];
  const codeField = fields[codeKey(level)] ?? '';
  const nameField = fields[nameKey(level)] ?? '';
  const above = regionLevels
    .slice(0, regionLevels.indexOf(level))
    .filter((upper) => isMapped(fields, upper))
    .at(-1);
  const found = new Map<string, District & { fids: number[] }>();
  const named = new Map<string, number[]>();
  for (const { fid, attributes } of features) {
    const code = cellOf(attributes, codeField);
    const name = cellOf(attributes, nameField);
    if (code === '') {
      problems.push({ name: 'CODE_MISSING', args: { row: fid + 1, field: codeField } });
      continue;
    }
    if (name === '') {
      problems.push({ name: 'NAME_MISSING', args: { row: fid + 1, field: nameField } });
      continue;
    }
    const known = found.get(code);
    if (!known) {
      const parentCode = above ? cellOf(attributes, fields[codeKey(above)] ?? '') || null : null;
      found.set(code, { level, code, name, parentCode, fids: [fid] });
    } else {
      known.fids.push(fid);
      if (known.name !== name) named.set(code, [...(named.get(code) ?? [known.fids[0] + 1]), fid + 1]);
    }
  }
  for (const [value, rows] of named) {
    problems.push({ name: 'CODE_DUPLICATE', args: { value, rows: rows.join(', ') } });
  }
  const districts = [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  return { districts, problems };
}
