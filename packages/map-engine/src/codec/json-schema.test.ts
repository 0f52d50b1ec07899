import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemes } from '../../test/arbitrary-schemes';
import { slotsOf } from '../../test/tree-changes';
import { decodeScheme, encodeScheme, schemeJsonSchema } from './index';

const published: unknown = JSON.parse(
  readFileSync(new URL('../../schema/scheme.schema.json', import.meta.url), 'utf8'),
);

describe('published JSON Schema', () => {
  const validate = new Ajv2020({ strict: false }).compile(published as object);

  it('is the one that the codecs give (npx tsx --conditions=@gep/source scripts/write-schema.ts)', () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(schemeJsonSchema())));
  });

  it('accepts every style that is written, as judged by ajv', () => {
    fc.assert(
      fc.property(schemes, (scheme) => {
        expect(
          validate(JSON.parse(JSON.stringify(encodeScheme(scheme)))),
          JSON.stringify(validate.errors),
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts every changed style that is read', () => {
    const values = fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.constant([]),
      fc.constant({}),
    );
    fc.assert(
      fc.property(schemes, fc.nat(), values, fc.boolean(), (scheme, place, value, drop) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeScheme(scheme)));
        const slots = slotsOf(wire);
        const [owner, key] = slots[place % slots.length];
        if (drop && !Array.isArray(owner)) Reflect.deleteProperty(owner, key);
        else owner[key] = value;
        if (isRead(wire)) expect(validate(wire), `${key}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses what the codec refuses', () => {
    for (const wire of [
      { schemeType: 9 },
      { schemeType: 3, classification: { numBreaks: 51 } },
      { schemeType: 1, categories: [{ symbolizer: { patterns: [] } }] },
      { rasterType: 'stretch', opacity: 2 },
    ]) {
      expect(validate(wire)).toBe(false);
      expect(() => decodeScheme(wire)).toThrow();
    }
  });
});

describe('docs/wire-format.md', () => {
  const page = readFileSync(new URL('../../../../docs/wire-format.md', import.meta.url), 'utf8');

  it('names every property of the format', () => {
    const missing = [...propertyNames(published)].filter((name) => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

function isRead(wire: unknown): boolean {
  try {
    decodeScheme(wire);
    return true;
  } catch {
    return false;
  }
}

/** Names under `properties` anywhere in a schema; those of small value objects are shown inside braces. */
function propertyNames(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  const { properties } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  if (properties && typeof properties === 'object' && !Array.isArray(properties)) {
    const inBraces = new Set([
      ...[
        'fieldName',
        'fieldType',
        'bandName',
        'rasterStatisticsInfoVo',
        'isUsed',
        'bandIndex',
        'counts',
        'name',
      ],
      ...['colors', 'patterns', 'labels', 'min', 'max', 'values', 'value', 'count'],
    ]);
    for (const name of Object.keys(properties)) if (!inBraces.has(name)) names.add(name);
  }
  for (const value of Object.values(schema)) propertyNames(value, names);
  return names;
}
