import { ecosystemType, NO_TYPE } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';

/** Level of the tree of ecosystem types. */
export type TypeLevel = 1 | 2 | 3;

/**
 * The type that a code counts with at a level: the one above it, or itself where it is at that level or above.
 * @example
 * typeAt(1)(111); // 1
 * typeAt(3)(11); // 11
 */
export function typeAt(level: TypeLevel): (code: number) => number {
  return (code) => {
    let type = ecosystemType(code);
    while (type && type.level > level && type.parentValue !== null) type = ecosystemType(type.parentValue);
    return type?.value ?? NO_TYPE;
  };
}

/** Codes in the order of the tree, cells without a type at the end. */
export function ordered(codes: Iterable<number>): number[] {
  const text = (code: number): string => (code === NO_TYPE ? '~' : String(code));
  return [...new Set(codes)].sort((a, b) => (text(a) < text(b) ? -1 : 1));
}

/** The name of a type, or of cells without one. */
export function typeName(code: number, language: Language): string {
  const type = ecosystemType(code);
  if (!type) return said(language, 'seea.no-type');
  return language === 'zh' ? type.name : type.nameEn;
}
