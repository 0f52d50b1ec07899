import { describe, expect, it } from 'vitest';
import { checkParameters } from './check-parameters';
import { resolveParameters } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import { models } from './registry';
import { checkReclassification } from './shared/reclassification';

type Slug = keyof typeof models;

/** Codes of the faults that a model finds in what is stored. */
function faults(slug: Slug, stored: StoredParameters): string[] {
  return checkParameters(models[slug].definition, stored).map(({ code }) => code);
}
const rule = (
  name: string,
  slug: Slug,
  of: (value: unknown) => StoredParameters,
  allowed: readonly unknown[],
  refused: readonly unknown[],
) => ({ name, slug, of, allowed, refused });

/* Section 5 of the specification of the console: model parameters. */
const rules = [
  rule(
    'P value 0-1',
    'sediment-mitigation',
    (pValue) => ({ pMethod: 'plain', pValue }),
    [0, 1],
    [-0.01, 1.01],
  ),
  rule(
    'runoff coefficient 1-100 %',
    'runoff-analysis',
    (psi) => ({ method: 'runoff-coefficient', coefficients: [{ type: 1, psi }] }),
    [1, 100],
    [0.99, 100.01, 0],
  ),
  rule(
    'soil pollutant coefficients 0-1',
    'non-point-source-control',
    (content) => ({
      soilPollutant: [
        { pollutant: 'tn', content },
        { pollutant: 'tp', content: 0.5 },
      ],
    }),
    [0, 1],
    [-0.01, 1.01],
  ),
  rule(
    'wind/sand reclassification -10 to 10, -9999 for a missing land type',
    'wind-sand-fixation',
    (a) => ({ coverCoefficients: [{ type: 1, a }] }),
    [-10, 10, -9999],
    [-10.01, 10.01, -9998],
  ),
  ...(['air-purification', 'water-self-purification', 'non-point-source-control'] as const).map((slug) =>
    rule('at least one pollutant', slug, (pollutants) => ({ pollutants }), [['so2', 'cod', 'tp']], [[]]),
  ),
  ...(
    [
      ['air-purification', 'so2'],
      ['water-self-purification', 'cod'],
    ] as const
  ).map(([slug, pollutant]) =>
    rule(
      'at least one type',
      slug,
      (rates) => ({ pollutants: [pollutant], rates }),
      [[{ type: 1, [pollutant]: 2 }]],
      [[]],
    ),
  ),
  rule(
    'original values are ecosystem types, and do not repeat',
    'runoff-analysis',
    (types) => ({
      method: 'runoff-coefficient',
      coefficients: (types as number[]).map((type) => ({ type, psi: 50 })),
    }),
    [[1, 11, 111]],
    [[1, 1], [110]],
  ),
  rule('radius up to 2000 m', 'daily-recreation', (radiusM) => ({ radiusM }), [1, 425, 2000], [0, 2000.1]),
];

describe('rules of the specification', () => {
  it.each(rules)('$name: $slug', ({ slug, of, allowed, refused }) => {
    for (const value of allowed) {
      const options = models[slug].definition.parameters.find(({ key }) => key === 'pollutants');
      const known = options?.kind === 'selection' ? options.options.map((one) => one.value) : [];
      const own = Array.isArray(value) && value.some((one) => typeof one === 'string');
      expect(faults(slug, of(own ? value.filter((one) => known.includes(String(one))) : value))).toEqual([]);
    }
    for (const value of refused) expect(faults(slug, of(value)).length, String(value)).toBeGreaterThan(0);
  });

  it('refuse reclassification to codes outside the tree of types, and source values that repeat', () => {
    expect(checkReclassification([{ source: 3, type: 111 }])).toEqual([]);
    expect(checkReclassification([{ source: 3, type: -9999 }])).toEqual([]);
    expect(checkReclassification([{ source: 3, type: 110 }])).toHaveLength(1);
    expect(
      checkReclassification([
        { source: 3, type: 1 },
        { source: 3, type: 2 },
      ]),
    ).toHaveLength(1);
  });

  it.each([
    ['climate-regulation', 'evaporationPower', 120],
    ['daily-recreation', 'radiusM', 425],
    ['flood-mitigation', 'stormThresholdMm', 50],
    ['marine-purification', 'redfieldC', 106],
    ['marine-purification', 'redfieldN', 16],
    ['marine-purification', 'redfieldP', 1],
  ] as const)('%s: %s is %d unless it is changed', (slug, key, expected) => {
    expect(resolveParameters(models[slug].definition, {})[key]).toBe(expected);
  });
});
