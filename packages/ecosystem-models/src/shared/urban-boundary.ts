import type { VectorFile } from '../file-input';
import { typeMask } from './ecosystem-tree';

/** The file of the urban boundary: an input of the whole project, which no model lists. */
export const urbanBoundaryInput: VectorFile = {
  key: 'urbanBoundary',
  name: { zh: '城市生态系统边界', en: 'Urban boundary' },
  kind: 'vector',
  geometry: ['polygon'],
  fields: [],
};

const replacements = [
  { mask: typeMask([1]), type: 621 },
  { mask: typeMask([2]), type: 622 },
  { mask: typeMask([3]), type: 623 },
];

/**
 * Land cover with forest, shrub and grass inside the urban boundary turned into urban green (1 → 621, 2 → 622,
 * 3 → 623, descendants included).
 * @param urban 1 for cells inside the boundary
 * @returns a new array
 * @example
 * applyUrbanBoundary(Int32Array.of(111, 111, 512), Uint8Array.of(1, 0, 1)); // [621, 111, 512]
 */
export function applyUrbanBoundary(landCover: Int32Array, urban: Uint8Array): Int32Array {
  return landCover.map((code, i) => {
    if (urban[i] === 0) return code;
    return replacements.find(({ mask }) => mask[code] === 1)?.type ?? code;
  });
}
