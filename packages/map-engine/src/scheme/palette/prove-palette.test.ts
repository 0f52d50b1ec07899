import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesOf, districtsOf, valuesOf } from '../../../test/palette-schemes';
import { allSights, colorDifference, colorRamps } from '../../color';
import type { Sight } from '../../color';
import { graduatedSizeScheme } from '../build/vector-factories';
import { generateCategories } from '../category/generate-categories';
import { editRows } from '../edit/edit-rows';
import { provePalette } from './prove-palette';
import type { ProofOptions, SightProof } from './prove-palette';
import type { TableScheme } from '../../model';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const proofOf = (scheme: TableScheme, sight: Sight, options?: ProofOptions): SightProof => {
  const proof = provePalette(scheme, options).find((one) => one.sight === sight);
  if (!proof) throw new Error(sight);
  return proof;
};
const unsafe = (scheme: TableScheme, options?: ProofOptions): readonly Sight[] =>
  provePalette(scheme, options)
    .filter(({ alike }) => alike.length > 0)
    .map(({ sight }) => sight);

describe('proof of a palette', () => {
  it('passes ramps made for all eyes and for grey print (van der Walt and Smith 2015, Nunez 2018)', () => {
    for (const ramp of ['viridis', 'cividis']) expect(unsafe(classesOf({ ramp, rows: 5 }))).toEqual([]);
  });

  it('says of diverging ramps what ColorBrewer says: none can be photocopied, red to green is not for all eyes', () => {
    const forAllEyes = ['RdBu', 'PiYG', 'PRGn', 'RdYlBu', 'BrBG'];
    for (const ramp of [...forAllEyes, 'RdYlGn'])
      expect([ramp, unsafe(classesOf({ ramp, rows: 11 })).includes('grey')]).toEqual([ramp, true]);
    expect(unsafe(classesOf({ ramp: 'RdYlGn', rows: 11 }))).toContain('deuteranopia');
    for (const ramp of forAllEyes)
      expect([ramp, unsafe(classesOf({ ramp, rows: 5 })).filter((sight) => sight !== 'grey')]).toEqual([
        ramp,
        [],
      ]);
  });

  it('names the pair on one line of confusion (Machado 2009)', () => {
    const scheme = valuesOf({ ramp: ['#a39000', '#ff0000', '#000000'], rows: 3 });
    const [one, two] = scheme.categories.map(({ key }) => key);
    expect(proofOf(scheme, 'deuteranopia').alike).toEqual([[one, two]]);
    expect(proofOf(scheme, 'deuteranopia').smallest).toBeLessThan(2);
    expect(proofOf(scheme, 'normal').alike).toEqual([]);
  });

  it('has black against white 100 apart to everybody, and nothing in one row', () => {
    for (const { smallest } of provePalette(classesOf({ ramp: ['#000000', '#ffffff'], rows: 2 })))
      expect(smallest).toBeCloseTo(100, 3);
    for (const { smallest, alike } of provePalette(classesOf({ ramp: 'Blues', rows: 1 })))
      expect({ smallest, alike }).toEqual({ smallest: Infinity, alike: [] });
  });

  it('compares what is drawn: hidden rows are not, the row of other values only where there are any', () => {
    const scheme = classesOf({ ramp: ['#c8c8c8', '#c9c9c9', '#000000'], rows: 3 });
    const [one, two] = scheme.categories.map(({ key }) => key);
    expect(proofOf(scheme, 'normal').alike).toEqual([[one, two]]);
    expect(proofOf(editRows(scheme, [two], { visible: false }), 'normal').alike).toEqual([]);
    const withOther = { ...scheme, other: { ...scheme.other, count: 1 } };
    expect(proofOf(withOther, 'normal').alike).toEqual([
      [one, two],
      [one, 'other'],
      [two, 'other'],
    ]);
  });

  it('lets rows of sizes have one colour', () => {
    const field = { name: 'yield', type: 'REAL' } as const;
    const sizes = graduatedSizeScheme('point', { field, classes: 4 });
    expect(unsafe(generateCategories(sizes, { properties: districtsOf(4) }))).toEqual([]);
  });
});

describe('what lies beneath', () => {
  it('shows through: half a colour over another is their mean (W3C compositing)', () => {
    const scheme = classesOf({ ramp: ['#ff0000', '#00ff00'], rows: 2, opacity: 0.5 });
    // (255, 0, 0) and (0, 255, 0) over (0, 0, 255), not rounded to whole channels.
    const wanted = colorDifference('rgb(127.5, 0, 127.5)', 'rgb(0, 127.5, 127.5)');
    expect(proofOf(scheme, 'normal', { base: '#0000ff' }).smallest).toBeCloseTo(wanted, 10);
    const opaque = classesOf({ ramp: ['#ff0000', '#00ff00'], rows: 2 });
    expect(proofOf(opaque, 'normal', { base: '#0000ff', opacity: 0.5 }).smallest).toBeCloseTo(wanted, 10);
  });

  it('is in the colours that are seen', () => {
    const half = classesOf({ ramp: ['#ff0000', '#00ff00'], rows: 2, opacity: 0.5 });
    expect(proofOf(half, 'normal', { base: '#0000ff' }).seen.slice(0, 2)).toEqual(['#800080', '#008080']);
    const full = classesOf({ ramp: ['#ff0000', '#00ff00'], rows: 2 });
    expect(proofOf(full, 'normal').seen.slice(0, 2)).toEqual(['#ff0000', '#00ff00']);
  });

  it('names rows that look like it', () => {
    const scheme = classesOf({ ramp: ['#f2efe9', '#08519c'], rows: 2 });
    expect(proofOf(scheme, 'normal', { base: '#f2efe9' }).faint).toEqual([scheme.categories[0].key]);
    expect(proofOf(scheme, 'normal', { base: '#000000' }).faint).toEqual([]);
  });

  it('is nothing to opaque rows, and everything to a transparent layer', () => {
    fc.assert(
      fc.property(
        color,
        fc.constantFrom(...colorRamps),
        fc.integer({ min: 2, max: 9 }),
        (base, ramp, rows) => {
          const scheme = classesOf({ ramp, rows });
          const apart = (proofs: readonly SightProof[]) =>
            proofs.map(({ smallest, alike }) => ({ smallest, alike }));
          expect(apart(provePalette(scheme, { base }))).toEqual(apart(provePalette(scheme)));
          const clear = provePalette(scheme, { base, opacity: 0 });
          for (const { smallest, faint } of clear) {
            expect(smallest).toBe(0);
            expect(faint).toHaveLength(rows);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes contrast away', () => {
    for (const ramp of ['viridis', 'RdYlGn', 'Set2']) {
      const full = proofOf(classesOf({ ramp, rows: 5 }), 'normal').smallest;
      const half = classesOf({ ramp, rows: 5, opacity: 0.5 });
      expect(proofOf(half, 'normal', { base: '#808080' }).smallest).toBeLessThan(full);
    }
  });
});

describe('districts side by side', () => {
  const scheme = valuesOf({ ramp: ['#a39000', '#ff0000', '#0000ff'], rows: 3 });
  const properties = [...districtsOf(3), ...districtsOf(3)];

  it('are marked where they look alike, and rows that do not touch are not compared', () => {
    // 0 and 1 are alike to people without M cones, and touch as districts 0 and 4 only.
    const pairs = [
      [0, 4],
      [0, 2],
      [5, 3],
    ] as const;
    const { alike, neighbours } = proofOf(scheme, 'deuteranopia', { neighbours: { properties, pairs } });
    const [one, two] = scheme.categories.map(({ key }) => key);
    expect(neighbours).toEqual([{ rows: [one, two], pairs: [[0, 4]] }]);
    expect(alike).toEqual([[scheme.categories[0].key, scheme.categories[1].key]]);
    expect(unsafe(scheme, { neighbours: { properties, pairs: pairs.slice(1) } })).toEqual([]);
  });

  it('are counted by their rows, those that touch in most places first', () => {
    const alike = valuesOf({ ramp: ['#08306b', '#08306c', '#08306d'], rows: 3 });
    const [a, b, c] = alike.categories.map(({ key }) => key);
    const board = {
      properties,
      pairs: [
        [0, 1],
        [3, 1],
        [4, 0],
        [1, 2],
        [5, 1],
        [0, 3],
      ] as const,
    };
    const { neighbours } = proofOf(alike, 'normal', { neighbours: board });
    expect(neighbours).toEqual([
      { rows: [a, b], pairs: board.pairs.slice(0, 3) },
      { rows: [b, c], pairs: board.pairs.slice(3, 5) },
    ]);
    expect(proofOf(alike, 'normal').neighbours).toEqual([]);
  });

  it('of one row belong together and are not named', () => {
    const together = { properties, pairs: [[0, 3]] as const };
    expect(proofOf(scheme, 'normal', { neighbours: together })).toMatchObject({
      smallest: Infinity,
      alike: [],
      neighbours: [],
    });
  });

  it('in the row of other values are compared as well', () => {
    const gray = editRows({ ...scheme, other: { ...scheme.other, count: 1 } }, [scheme.categories[0].key], {
      color: scheme.other.color,
    });
    const beside = { properties: [...properties, { crop: null }], pairs: [[6, 0]] as const };
    expect(proofOf(gray, 'normal', { neighbours: beside })).toMatchObject({
      alike: [[scheme.categories[0].key, 'other']],
      neighbours: [{ rows: [scheme.categories[0].key, 'other'], pairs: [[6, 0]] }],
    });
  });

  it('find all pairs when every two touch', () => {
    const districts = districtsOf(3);
    const all = {
      properties: districts,
      pairs: [
        [0, 1],
        [2, 1],
        [0, 2],
      ] as const,
    };
    for (const [i, { alike, smallest }] of provePalette(scheme, { neighbours: all }).entries()) {
      const plain = provePalette(scheme)[i];
      expect({ alike, smallest }).toEqual({ alike: plain.alike, smallest: plain.smallest });
    }
    expect(allSights).toHaveLength(5);
  });
});
