import type { TableRow } from '../definition';

/**
 * Curve numbers of normal wetness by type and hydrologic soil group A-D (TR-55). The level 1 rows 5, 6 and 8 repeat 51,
 * 61 and 82 for coarse maps; marine types have none.
 */
export const curveNumbers: readonly TableRow[] = [
  { type: 1, A: 30, B: 55, C: 70, D: 77 },
  { type: 2, A: 30, B: 48, C: 65, D: 73 },
  { type: 3, A: 39, B: 61, C: 74, D: 80 },
  { type: 4, A: 98, B: 98, C: 98, D: 98 },
  { type: 42, A: 100, B: 100, C: 100, D: 100 },
  { type: 43, A: 100, B: 100, C: 100, D: 100 },
  { type: 5, A: 67, B: 78, C: 85, D: 89 },
  { type: 51, A: 67, B: 78, C: 85, D: 89 },
  { type: 52, A: 32, B: 58, C: 72, D: 79 },
  { type: 6, A: 77, B: 85, C: 90, D: 92 },
  { type: 61, A: 77, B: 85, C: 90, D: 92 },
  { type: 62, A: 39, B: 61, C: 74, D: 80 },
  { type: 63, A: 89, B: 92, C: 94, D: 95 },
  { type: 632, A: 98, B: 98, C: 98, D: 98 },
  { type: 7, A: 77, B: 86, C: 91, D: 94 },
  { type: 8, A: 77, B: 86, C: 91, D: 94 },
  { type: 81, A: 100, B: 100, C: 100, D: 100 },
  { type: 82, A: 77, B: 86, C: 91, D: 94 },
];
