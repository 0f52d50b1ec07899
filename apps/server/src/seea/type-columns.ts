import { ecosystemType, NO_TYPE } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';

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
