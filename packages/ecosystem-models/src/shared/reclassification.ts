import type { Problem } from '../problem';
import { isEcosystemType, MISSING } from './ecosystem-tree';

/** One row of a reclassification: a code of the source product and its ecosystem type, or -9999 for missing. */
export interface ReclassificationRow {
  readonly source: number;
  readonly type: number;
}

/**
 * Problems of a reclassification: source codes that are not integers or are repeated, types outside the tree.
 * @example
 * checkReclassification([{ source: 10, type: 111 }]); // []
 * checkReclassification([{ source: 1.5, type: 111 }])[0].code; // 'invalid-source-code'
 */
export function checkReclassification(rows: readonly ReclassificationRow[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  if (rows.length === 0) problems.push({ at: 'reclassification', code: 'too-few-rows', got: 0, min: 1 });
  rows.forEach(({ source, type }, i) => {
    const at = `reclassification[${i}]`;
    if (!Number.isSafeInteger(source))
      problems.push({ at: `${at}.source`, code: 'invalid-source-code', got: source });
    else if (seen.has(source)) problems.push({ at: `${at}.source`, code: 'repeated-key', got: source });
    seen.add(source);
    if (type !== MISSING && !isEcosystemType(type))
      problems.push({ at: `${at}.type`, code: 'unknown-land-type', got: type });
  });
  return problems;
}

/** Ecosystem types of the cells, and the codes that have none. */
export interface Reclassified {
  /** Ecosystem types, -9999 where the land type is missing. */
  readonly landCover: Int32Array;
  /** Source codes without a row, with the number of their cells. NoData cells are not counted. */
  readonly unmapped: ReadonlyMap<number, number>;
}

/**
 * Turns codes of a source product into ecosystem types. Without rows the codes are taken as types; a code without a row
 * is a missing land type.
 * @param codes source codes; NaN and `noData` are NoData
 * @example
 * const { landCover, unmapped } = reclassify([10, 20, NaN], [{ source: 10, type: 111 }]);
 * landCover; // [111, -9999, -9999]
 * [...unmapped]; // [[20, 1]]
 */
export function reclassify(
  codes: ArrayLike<number>,
  rows: readonly ReclassificationRow[] | undefined,
  noData?: number,
): Reclassified {
  const types = rows === undefined ? undefined : new Map(rows.map(({ source, type }) => [source, type]));
  const landCover = new Int32Array(codes.length).fill(MISSING);
  const unmapped = new Map<number, number>();
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (Number.isNaN(code) || code === noData || code === MISSING) continue;
    const type = types === undefined ? (isEcosystemType(code) ? code : undefined) : types.get(code);
    if (type === undefined) unmapped.set(code, (unmapped.get(code) ?? 0) + 1);
    else landCover[i] = type;
  }
  return { landCover, unmapped };
}
