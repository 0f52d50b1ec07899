import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same, share } from './same';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('share', () => {
  it('holds what the later value holds', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(share(before, after)).toEqual(after);
      }),
    );
  });

  it('is the earlier value where both hold the same', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(share(value, structuredClone(value))).toBe(value);
        expect(same(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it('keeps every part that did not change, even if it was copied on the way', () => {
    const before = { field: { name: 'area' }, rows: [{ key: 'a' }, { key: 'b', symbol: { layers: [1] } }] };
    const after = structuredClone(before);
    after.rows[0].key = 'c';
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared.field).toBe(before.field);
    expect(shared.rows[1]).toBe(before.rows[1]);
    expect(shared.rows[0]).not.toBe(before.rows[0]);
  });

  it('leaves the items of a list that moved, or were copied, as they are', () => {
    const [one, two] = [
      { color: 'red', dash: [1] },
      { color: 'blue', dash: [1] },
    ];
    const turned = share([one, two], [two, one]);
    expect([turned[0], turned[1]].map((item, i) => item === [two, one][i])).toEqual([true, true]);
    const copy = { ...one };
    expect(share([one, two], [one, copy, two])[1]).toBe(copy);
  });

  it('takes typed arrays as values', () => {
    const counts = Uint32Array.of(1, 2, 3);
    expect(share(counts, counts.slice())).toBe(counts);
    expect(share(counts, Uint32Array.of(1, 2, 4))).toEqual(Uint32Array.of(1, 2, 4));
  });

  it('tells properties that are absent from undefined ones', () => {
    const before = { a: undefined };
    expect(share(before, {})).toStrictEqual({});
    expect(share({}, before)).toStrictEqual({ a: undefined });
  });
});
