import fc from 'fast-check';
import type { Scheme } from '../../model';
import { generateCategories, graduatedColorScheme, rasterGraduatedScheme } from '../../scheme';

const field = { name: 'Sum', type: 'REAL' } as const;

/**
 * Checks schemes of 2 to 7 classes with random edges, of polygons and of a raster.
 * @param check gets a scheme and what it classes: each of its edges and a number anywhere
 */
export function forAnyEdges(check: (scheme: Scheme, item: number | { readonly Sum: number }) => void): void {
  const number = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
  const edges = fc.uniqueArray(number, { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(edges, number, (chosen, anywhere) => {
      const manualBreaks = chosen.sort((a, b) => a - b);
      const classes = manualBreaks.length - 1;
      const vector = generateCategories(graduatedColorScheme('polygon', { field, manualBreaks, classes }), {
        properties: manualBreaks.map((Sum) => ({ Sum })),
      });
      const cells = generateCategories(rasterGraduatedScheme({ manualBreaks, classes }), {
        values: manualBreaks,
      });
      for (const value of [...manualBreaks, anywhere]) {
        check(vector, { Sum: value });
        check(cells, value);
      }
    }),
    { numRuns: 30 },
  );
}
