import { toRamp } from '../src/color';
import type { Field, GraduatedColorScheme, Ramp, UniqueValuesScheme } from '../src/model';
import { fillSymbol, simpleFill } from '../src/model';
import { generateCategories, graduatedColorScheme, uniqueValuesScheme } from '../src/scheme';

const number: Field = { name: 'yield', type: 'REAL' };
const text: Field = { name: 'crop', type: 'STRING' };

interface Looks {
  readonly ramp: Ramp | string | readonly string[];
  readonly rows: number;
  readonly opacity?: number;
}

/** Districts 0, 1, 2 and so on of a scheme of `rows` rows: one district a row. */
export function districtsOf(rows: number) {
  return Array.from({ length: rows }, (_, i) => ({ yield: i, crop: `crop ${String(i).padStart(3, '0')}` }));
}

/** As many classes of polygons, one value in each. */
export function classesOf({ ramp, rows, opacity = 1 }: Looks): GraduatedColorScheme {
  const template = fillSymbol(simpleFill({ opacity }));
  const options = { field: number, classes: rows, ramp: toRamp(ramp), template };
  return generateCategories(graduatedColorScheme('polygon', options), { properties: districtsOf(rows) });
}

/** As many unique values of polygons. */
export function valuesOf({ ramp, rows, opacity = 1 }: Looks): UniqueValuesScheme {
  const template = fillSymbol(simpleFill({ opacity }));
  const options = { field: text, ramp: toRamp(ramp), template };
  return generateCategories(uniqueValuesScheme('polygon', options), { properties: districtsOf(rows) });
}
