import { describe, expect, it } from 'vitest';
import { band } from '../../../test/bare-band';
import { classMethods, limits, rules } from '../../model';
import type { Field, Scheme } from '../../model';
import { checkScheme, fieldStatistics, generateCategories, schemeBreaks } from '../index';
import { setBreaks } from '../edit';
import { graduatedColorScheme, rasterGraduatedScheme } from '../index';

const field: Field = { name: 'v', type: 'REAL' };
/** A long tail to both sides of many equal values. */
const values = [0, ...Array.from({ length: 2000 }, (_, i) => 80 + (i % 7) / 7), 161];
const rows = values.map((v) => ({ v }));
const statistics = fieldStatistics(rows, [field]);
const moments = { ...statistics, uniqueValues: [], histogram: null };
const cells = { ...band.statistics, ...moments, uniqueValues: [], dataType: 'float32' } as const;

const sources = { values: { values }, statistics: { statistics }, moments: { statistics: moments } };
const intents = classMethods.flatMap((method) =>
  rules.stddevIntervals.flatMap((interval) =>
    [null, 10].map((pivot) => ({ method, interval, pivot, classes: 31 })),
  ),
);

/** The schemes are sound, and are so with one edge moved by hand, which counts as asking for that many classes. */
function expectSound<S extends ReturnType<typeof graduatedColorScheme | typeof rasterGraduatedScheme>>(
  made: S,
) {
  const breaks = schemeBreaks(made);
  const last = breaks.length - 1;
  const moved = breaks.map((edge, i) => (i === last ? edge + 1 : edge));
  const codes = (scheme: Scheme) => checkScheme(scheme).filter(({ at }) => at.startsWith('classification'));
  expect(codes(made)).toEqual([]);
  expect(codes(setBreaks(made, moved))).toEqual([]);
}

describe.each(Object.entries(sources))('classes of %s', (_name, input) => {
  it('are 50 at most for features', () => {
    for (const intent of intents) {
      const classes = intent.method === 'pretty' ? 50 : intent.classes;
      const made = generateCategories(graduatedColorScheme('point', { field, ...intent, classes }), input);
      expect(made.categories.length).toBeLessThanOrEqual(limits.classes.max);
      expectSound(made);
    }
  });

  it('are 31 at most for cells', () => {
    for (const intent of intents) {
      const bands = [{ name: 'b', statistics: cells }];
      const made = generateCategories(rasterGraduatedScheme({ bands, ...intent }), input);
      expect(made.categories.length).toBeLessThanOrEqual(limits.detailClasses.max);
      expectSound(made);
    }
  });
});
