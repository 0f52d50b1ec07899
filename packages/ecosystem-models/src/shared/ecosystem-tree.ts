import { ecosystemTypes } from './ecosystem-types';
import type { EcosystemType } from './ecosystem-types';

/** Code of a missing land type, and NoData of results. */
export const MISSING = -9999;

/** One above the largest code. */
export const TYPE_LIMIT = 1000;

const byValue = new Map(ecosystemTypes.map((type) => [type.value, type]));

const known = new Uint8Array(TYPE_LIMIT);
for (const { value } of ecosystemTypes) known[value] = 1;

/**
 * Whether a number is a code of the ecosystem tree.
 * @example
 * isEcosystemType(111); // true
 * isEcosystemType(110); // false
 */
export function isEcosystemType(code: number): boolean {
  // Bounds first: a read outside of an array, as for a missing type, is slow.
  return code > 0 && code < TYPE_LIMIT && known[code] === 1;
}

/**
 * The type of a code; undefined for codes outside the tree.
 * @example
 * ecosystemType(111)?.parentValue; // 11
 */
export function ecosystemType(code: number): EcosystemType | undefined {
  return byValue.get(code);
}

/** The type itself and its ancestors, nearest first; empty for unknown codes. */
export function withAncestors(code: number): number[] {
  const line: number[] = [];
  for (let type = byValue.get(code); type !== undefined; type = byValue.get(type.parentValue ?? 0)) {
    line.push(type.value);
  }
  return line;
}

/**
 * Whether `code` is `ancestor` or one of its descendants.
 * @example
 * isWithin(111, 1); // true
 * isWithin(1, 111); // false
 */
export function isWithin(code: number, ancestor: number): boolean {
  return withAncestors(code).includes(ancestor);
}

/** Level of the tree of ecosystem types. */
export type TypeLevel = 1 | 2 | 3;

/**
 * The type that a code counts with at a level: the one above it, or itself where it is at that level or above; 0 for codes
 * outside the tree, as `NO_TYPE`.
 * @example
 * typeAt(1)(111); // 1
 * typeAt(3)(11); // 11
 */
export function typeAt(level: TypeLevel): (code: number) => number {
  const types = new Int32Array(TYPE_LIMIT);
  for (const { value } of ecosystemTypes)
    types[value] = withAncestors(value).find((code) => (byValue.get(code)?.level ?? 0) <= level) ?? 0;
  return (code) => (isEcosystemType(code) ? types[code] : 0);
}

/**
 * A mask over all codes: 1 for the given types and their descendants.
 * @returns 1000 entries, indexed by code
 * @example
 * typeMask([1])[111]; // 1
 * typeMask([1])[211]; // 0
 */
export function typeMask(codes: readonly number[]): Uint8Array {
  const mask = new Uint8Array(TYPE_LIMIT);
  // Parents come before their children.
  for (const { value, parentValue } of ecosystemTypes)
    if (codes.includes(value) || (parentValue !== null && mask[parentValue] === 1)) mask[value] = 1;
  return mask;
}
