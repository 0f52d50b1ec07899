import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkBreaks } from './check-breaks';
import { addBreak, editBreak, moveBreak, nudgeBreak, removeBreak, roundBetween } from './edit-breaks';

const rules = { step: 1 };
const breaks = [0, 10, 20, 30];

describe('round numbers between neighbours', () => {
  test.each([
    [12.3, 0, 20, 1, 12],
    [0.31, 0, 1, 0.1, 0.3],
    [25, 0, 20, 1, 19],
    [-5, 0, 20, 1, 1],
    [15, 12.1, 12.9, 5, 12.5],
    [-3.2e-7, -1e-6, 0, 1e-7, -3e-7],
    [1234567, 0, 1e9, 20_000, 1_240_000],
    [99, -Infinity, Infinity, 10, 100],
  ])('%d between %d and %d on steps of %d is %d', (value, lower, upper, step, round) => {
    expect(roundBetween(value, lower, upper, step)).toBe(round);
  });

  it('stops when there is no number between the bounds', () => {
    expect(roundBetween(1, 1, 1 + Number.EPSILON, 1)).toBeNull();
    expect(roundBetween(5, 5, 5, 1)).toBeNull();
  });
});

describe('moving a break', () => {
  it('goes to the round number under the pointer', () => {
    expect(moveBreak(breaks, 1, 13.4, rules)).toEqual([0, 13, 20, 30]);
  });

  it('stops before its neighbours', () => {
    expect(moveBreak(breaks, 1, 99, rules)).toEqual([0, 19, 20, 30]);
    expect(moveBreak(breaks, 2, -99, rules)).toEqual([0, 10, 11, 30]);
  });

  it('is the same array while nothing changes', () => {
    expect(moveBreak(breaks, 1, 10.2, rules)).toBe(breaks);
  });

  it('keeps the ends of 1-byte rasters within -255 to 255', () => {
    const bytes = { step: 10, byteRaster: true };
    expect(moveBreak([0, 100, 200], 2, 400, bytes)).toEqual([0, 100, 255]);
    expect(moveBreak([0, 100, 200], 0, -999, bytes)).toEqual([-255, 100, 200]);
    expect(moveBreak([-255, 255], 0, 300, bytes)).toEqual([250, 255]);
  });

  it('steps to the next multiple, by tenths close to a neighbour', () => {
    expect(nudgeBreak(breaks, 1, 1, rules)[1]).toBe(11);
    expect(nudgeBreak(breaks, 1, -1, { step: 4 })[1]).toBe(8);
    expect(nudgeBreak(breaks, 1, 1, { step: 4 })[1]).toBe(12);
    expect(nudgeBreak([0, 19.5, 20], 1, 1, rules)[1]).toBe(19.6);
    expect(nudgeBreak([0, 0.3, 1], 1, 1, { step: 0.1 })[1]).toBe(0.4);
  });

  it('adds inside a class and removes inner breaks only', () => {
    expect(addBreak(breaks, 14.6, { step: 1, maxClasses: 31 })).toEqual([0, 10, 15, 20, 30]);
    expect(addBreak(breaks, 14.6, { step: 1, maxClasses: 3 })).toBe(breaks);
    expect(addBreak(breaks, 30.5, { step: 1, maxClasses: 31 })).toBe(breaks);
    expect(removeBreak(breaks, 1)).toEqual([0, 20, 30]);
    expect(removeBreak(breaks, 0)).toBe(breaks);
    expect(removeBreak(breaks, 3)).toBe(breaks);
  });
});

describe('laws', () => {
  const finite = { noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 } as const;
  const edges = fc
    .uniqueArray(fc.double(finite), { minLength: 3, maxLength: 12 })
    .map((all) => all.map((value) => value + 0).sort((one, two) => one - two));
  const step = fc.constantFrom(1e-9, 0.002, 0.05, 1, 5, 200, 1e6);

  it('no drag, step, added or removed break ever breaks the order', () => {
    fc.assert(
      fc.property(
        edges,
        fc.nat(),
        fc.double(finite),
        step,
        fc.integer({ min: 0, max: 4 }),
        (start, at, to, unit, act) => {
          if (checkBreaks(start).length > 0) return;
          const index = at % start.length;
          const given = { step: unit, maxClasses: 31 };
          const made = [
            () => moveBreak(start, index, to, given),
            () => nudgeBreak(start, index, 1, given),
            () => nudgeBreak(start, index, -1, given),
            () => addBreak(start, to, given),
            () => removeBreak(start, index),
          ][act]();
          expect(checkBreaks(made)).toEqual([]);
          if (act < 3) made.forEach((edge, i) => i !== index && expect(edge).toBe(start[i]));
        },
      ),
    );
  });

  it('a snapped value lies strictly between its neighbours', () => {
    fc.assert(
      fc.property(edges, fc.double(finite), step, ([lower, , upper], value, unit) => {
        const round = roundBetween(value, lower, upper, unit);
        if (round !== null) expect(round > lower && round < upper).toBe(true);
      }),
    );
  });

  it('a step goes the way it was asked', () => {
    fc.assert(
      fc.property(edges, fc.nat(), step, (start, at, unit) => {
        const index = at % start.length;
        expect(nudgeBreak(start, index, 1, { step: unit })[index]).toBeGreaterThanOrEqual(start[index]);
        expect(nudgeBreak(start, index, -1, { step: unit })[index]).toBeLessThanOrEqual(start[index]);
      }),
    );
  });

  it('a dragged value may be typed and gives the same edges', () => {
    const tame = fc
      .uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 8 })
      .map((all) => all.map((value) => value / 8).sort((one, two) => one - two));
    fc.assert(
      fc.property(tame, fc.nat(), fc.double({ ...finite, min: -200, max: 200 }), (start, at, to) => {
        const index = at % start.length;
        const dragged = moveBreak(start, index, to, { step: 0.5 });
        const text = dragged[index].toFixed(12);
        expect(editBreak(start, index, text)).toEqual({ ok: true, breaks: [...dragged] });
      }),
    );
  });
});
