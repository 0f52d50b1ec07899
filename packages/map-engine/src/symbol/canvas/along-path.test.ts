import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stationsAlong } from './along-path';
import { cumulativeLengths, seenStretches } from './path-length';

const corner = [0, 0, 10, 0, 10, 10];
const ring = [0, 0, 10, 0, 10, 10, 0, 10, 0, 0];
const places = (stations: readonly { x: number; y: number }[]) => stations.map(({ x, y }) => [x, y]);

const coordinate = fc.integer({ min: -500, max: 500 });
const path = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 })
  .map((vertices) => vertices.flat())
  .filter((flat) => (cumulativeLengths(flat).at(-1) ?? 0) > 0);

describe('stationsAlong', () => {
  it('places stations at equal distances round a corner and turns them with the line', () => {
    expect(stationsAlong(corner, 'interval', 5, 0)).toEqual([
      { x: 0, y: 0, angle: 0 },
      { x: 5, y: 0, angle: 0 },
      { x: 10, y: 0, angle: 90 },
      { x: 10, y: 5, angle: 90 },
      { x: 10, y: 10, angle: 90 },
    ]);
  });

  it('knows first, last, middle and vertices', () => {
    expect(stationsAlong(corner, 'first', 5, 2)).toEqual([{ x: 2, y: 0, angle: 0 }]);
    expect(stationsAlong(corner, 'last', 5, 2)).toEqual([{ x: 10, y: 8, angle: 90 }]);
    expect(stationsAlong([0, 0, 4, 0], 'middle', 5, 0)).toEqual([{ x: 2, y: 0, angle: 0 }]);
    expect(places(stationsAlong(corner, 'vertices', 5, 0))).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it('turns markers on vertices half-way, on the first of a ring too', () => {
    expect(stationsAlong(corner, 'vertices', 5, 0).map(({ angle }) => Math.round(angle))).toEqual([
      0, 45, 90,
    ]);
    expect(stationsAlong(ring, 'vertices', 5, 0).map(({ angle }) => Math.round(angle))).toEqual([
      -45, 45, 135, -135,
    ]);
    expect(places(stationsAlong([0, 0, 0, 0, 4, 0, 4, 0], 'vertices', 5, 0))).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });

  it('keeps the rhythm of a negative offset and puts one marker where a ring closes', () => {
    expect(places(stationsAlong([0, 0, 20, 0], 'interval', 8, -3))).toEqual([
      [5, 0],
      [13, 0],
    ]);
    expect(stationsAlong(ring, 'interval', 10, 0)).toHaveLength(4);
  });

  it('puts nothing on a line without length', () => {
    expect(stationsAlong([3, 3, 3, 3], 'interval', 5, 0)).toEqual([]);
    expect(stationsAlong([3, 3], 'vertices', 5, 0)).toEqual([]);
  });

  it('has one station every interval, as many as fit', () => {
    fc.assert(
      fc.property(
        path,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -90, max: 90 }),
        (flat, step, offset) => {
          const total = cumulativeLengths(flat).at(-1) ?? 0;
          const first = offset >= 0 ? offset : ((offset % step) + step) % step;
          const closed = flat.length >= 8 && flat[0] === flat.at(-2) && flat[1] === flat.at(-1);
          const count = Math.max(0, Math.floor((total - first) / step) + 1);
          const got = stationsAlong(flat, 'interval', step, offset).length;
          expect(count - got).toBeGreaterThanOrEqual(0);
          // A ring may lose the station that would be on its first.
          expect(count - got).toBeLessThanOrEqual(closed ? 1 : 0);
        },
      ),
    );
  });

  it('leaves out only what is outside the view', () => {
    fc.assert(
      fc.property(path, fc.integer({ min: 1, max: 40 }), (flat, step) => {
        const inside = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 99.999 && Math.abs(y) < 99.999;
        const key = ({ x, y }: { x: number; y: number }) => `${x.toFixed(6)} ${y.toFixed(6)}`;
        const all = stationsAlong(flat, 'interval', step, 0).filter(inside).map(key);
        const seen = stationsAlong(flat, 'interval', step, 0, [-100, -100, 100, 100]).filter(inside).map(key);
        expect(seen).toEqual(all);
      }),
    );
  });

  it('does not walk a line of ten million pixels to draw the hundred that are seen', () => {
    expect(stationsAlong([-5e6, 5, 5e6, 5], 'interval', 1, 0, [0, 0, 100, 10])).toHaveLength(101);
  });
});

describe('seenStretches', () => {
  it('cuts a path where it crosses the box and says how far that is', () => {
    expect(seenStretches([-10, 5, 30, 5, 30, 8, -10, 8], [0, 0, 20, 10])).toEqual([
      { path: [0, 5, 20, 5], start: 10 },
      { path: [20, 8, 0, 8], start: 53 },
    ]);
    expect(seenStretches([1, 1, 5, 5, 9, 1], [0, 0, 20, 10])).toEqual([
      { path: [1, 1, 5, 5, 9, 1], start: 0 },
    ]);
    expect(seenStretches([-9, -9, -1, -1], [0, 0, 20, 10])).toEqual([]);
  });
});
