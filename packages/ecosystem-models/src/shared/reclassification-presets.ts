import type { Name } from '../definition';
import type { ReclassificationRow } from './reclassification';

/** A ready mapping of a land-cover product. */
export interface ReclassificationPreset {
  readonly key: string;
  readonly name: Name;
  readonly rows: readonly ReclassificationRow[];
}

function rows(pairs: readonly (readonly [number, number])[]): ReclassificationRow[] {
  return pairs.map(([source, type]) => ({ source, type }));
}

/** 20 classes of GLCNMO; 8 and 9 (herbaceous) are tussock in the south and steppe in the north. */
function glcnmo(herbaceous: number): ReclassificationRow[] {
  return rows([
    [1, 111],
    [2, 112],
    [3, 121],
    [4, 122],
    [5, 131],
    [6, 141],
    [7, 21],
    [8, herbaceous],
    [9, herbaceous],
    [10, 34],
    [11, 512],
    [12, 511],
    [13, 512],
    [14, 411],
    [15, 413],
    [16, 822],
    [17, 711],
    [18, 611],
    [19, 811],
    [20, 42],
  ]);
}

/**
 * Mappings of widespread land-cover products onto the ecosystem types. All are a choice of this package, not of the
 * products' makers; a generic water class is 42.
 */
export const reclassificationPresets: readonly ReclassificationPreset[] = [
  {
    key: 'glcnmo-south',
    name: { zh: 'GLCNMO 20 类（南方，草本为草丛）', en: 'GLCNMO, 20 classes (south: herbaceous is tussock)' },
    rows: glcnmo(33),
  },
  {
    key: 'glcnmo-north',
    name: { zh: 'GLCNMO 20 类（北方，草本为草原）', en: 'GLCNMO, 20 classes (north: herbaceous is steppe)' },
    rows: glcnmo(32),
  },
  {
    key: 'eight-classes',
    name: { zh: '8 类土地覆盖', en: 'Land cover of 8 classes' },
    rows: rows([
      [1, 1],
      [2, 2],
      [3, 5],
      [4, 4],
      [5, 82],
      [6, 6],
      [7, 81],
      [8, 42],
    ]),
  },
  {
    key: 'esa-worldcover',
    name: { zh: 'ESA WorldCover（示例映射）', en: 'ESA WorldCover (demonstration mapping)' },
    rows: rows([
      [10, 11],
      [20, 21],
      [30, 32],
      [40, 512],
      [50, 61],
      [60, 82],
      [70, 81],
      [80, 42],
      [90, 413],
      [95, 411],
      [100, 821],
    ]),
  },
  {
    key: 'klhk-23',
    name: {
      zh: '印度尼西亚 KLHK 23 类（东努沙登加拉）',
      en: 'Indonesia KLHK, 23 classes (East Nusa Tenggara)',
    },
    rows: rows([
      [1, 111],
      [2, 111],
      [3, 411],
      [4, 411],
      [5, 411],
      [6, 411],
      [7, 11],
      [8, 521],
      [9, 211],
      [10, 412],
      [11, 33],
      [12, 512],
      [13, 512],
      [14, 511],
      [15, 422],
      [16, 611],
      [17, 611],
      [18, 823],
      [19, 633],
      [20, 42],
      [21, 413],
      [22, -9999],
      [23, 632],
    ]),
  },
  {
    key: 'seims-youwuzhen',
    name: { zh: 'SEIMS 游屋圳土地利用', en: 'SEIMS land use of Youwuzhen' },
    rows: rows([
      [33, 511],
      [4, 521],
      [6, 131],
      [8, 121],
      [18, 42],
      [104, 611],
      [106, 631],
    ]),
  },
];
