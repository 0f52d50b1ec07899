import { GepDataError } from '@gep/raster';
import { defaultSymbol, rules } from '../../model';
import type { VectorScheme } from '../../model';
import { singleSymbolScheme } from '../../scheme';
import type { LossNotes } from '../loss';
import { testsIn } from './condition';
import type { Test } from './condition';
import { drawnAs } from './look';
import type { Look, Looks } from './look';
import { rangesOfLooks } from './ranges-of-looks';
import { valuesOfLooks } from './values-of-looks';

/** Comparisons of all values with all that rules ask: a full table of three columns needs them, in some seconds. */
const maxWork = (rules.maxUniqueFields * rules.maxCategories) ** 2;

/**
 * The scheme that draws as rules do: classes where they compare a column with numbers, rows of values where they ask for
 * values, otherwise one symbol. How each row is drawn is found by asking the rules about a feature of it, so rules may
 * overlap, exclude and combine. What no table says is noted.
 * @throws GepDataError 'style-too-large' for rules that take more comparisons than those of a full table
 */
export function schemeOfLooks(looks: Looks, notes: LossNotes): VectorScheme {
  const tests = looks.conditions.flatMap(testsIn);
  const values = new Set(tests.map((one) => (one.kind === 'order' ? one.than : one.value)));
  if (values.size * tests.length > maxWork)
    throw new GepDataError('style-too-large', looks.asks, `at most ${maxWork} comparisons`);
  const orders = tests.filter(({ kind }) => kind === 'order');
  const scheme =
    orders.length > 0 ? rangesOfLooks(looks, mostAsked(orders), notes) : valuesOfLooks(looks, notes);
  return scheme ?? oneSymbol(looks, looks.of(new Map()));
}

/** The column that most comparisons are about. */
function mostAsked(tests: readonly Test[]): string {
  const counts = new Map<string, number>();
  for (const { field } of tests) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function oneSymbol({ geometry }: Looks, look: Look | null): VectorScheme {
  const drawn = drawnAs(look ?? { label: '', symbol: defaultSymbol(geometry) }, geometry);
  const scheme = singleSymbolScheme(geometry, { template: drawn.symbol });
  const { label, visible } = drawn;
  return {
    ...scheme,
    pins: label === '' && visible ? [] : [{ at: { kind: 'all' }, label, visible }],
    categories: scheme.categories.map((row) => ({ ...row, label, visible })),
  };
}
