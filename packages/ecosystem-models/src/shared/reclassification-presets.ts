import { ecosystemTypes } from './ecosystem-types';
import { glcnmoNorth, glcnmoSouth } from './land-cover-products/glcnmo';
import type { ReclassificationPreset } from './land-cover-products/product';
import { klhk23, seimsYouwuzhen } from './land-cover-products/regional-products';
import { clcd, eightClasses, esaWorldCover, globeLand30 } from './land-cover-products/wide-products';

/** A file whose classes are the codes of the ecosystem tree. */
const ecosystemCodes: ReclassificationPreset = {
  key: 'ecosystem-types',
  name: { zh: '生态系统类型代码（HJ 1166-2021）', en: 'Codes of ecosystem types (HJ 1166-2021)' },
  rows: ecosystemTypes.map(({ value, name, nameEn }) => ({
    source: value,
    type: value,
    name: { zh: name, en: nameEn },
  })),
};

/**
 * Mappings of widespread land-cover products onto the ecosystem types. All but the codes themselves are a choice of
 * this package, not of the products' makers; a generic water class is 42.
 */
export const reclassificationPresets: readonly ReclassificationPreset[] = [
  ecosystemCodes,
  glcnmoSouth,
  glcnmoNorth,
  eightClasses,
  esaWorldCover,
  globeLand30,
  clcd,
  klhk23,
  seimsYouwuzhen,
];

/** A class that occurs in a file. */
export interface FileClass {
  readonly value: number;
  /** Cells. */
  readonly count: number;
}

/** How well a ready mapping fits the classes of a file. */
export interface PresetFit {
  readonly key: string;
  /** Classes of the file that the mapping knows. */
  readonly classes: number;
  /** Part of the file's cells that are of such a class, above 0 and up to 1. */
  readonly share: number;
}

/**
 * The ready mappings that know any class of a file, best first: by their share of the cells, then by how much of the
 * mapping occurs in the file. Several may know every code and mean different things by it, so that a person who
 * knows the source has to choose.
 * @example
 * // Codes that GLCNMO, the ecosystem tree and others share.
 * fittingPresets([{ value: 11, count: 30 }, { value: 20, count: 10 }])[0]; // { key: 'glcnmo-south', classes: 2, share: 1 }
 */
export function fittingPresets(classes: readonly FileClass[]): PresetFit[] {
  const cells = classes.reduce((sum, { count }) => sum + count, 0);
  const fits = reclassificationPresets.map(({ key, rows }) => {
    const codes = new Set(rows.map(({ source }) => source));
    const known = classes.filter(({ value }) => codes.has(value));
    const share = cells > 0 ? known.reduce((sum, { count }) => sum + count, 0) / cells : 0;
    return { fit: { key, classes: known.length, share }, used: known.length / codes.size };
  });
  return fits
    .filter(({ fit }) => fit.share > 0)
    .sort((a, b) => b.fit.share - a.fit.share || b.used - a.used)
    .map(({ fit }) => fit);
}
