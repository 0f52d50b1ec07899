import { describe, expect, it } from 'vitest';
import { districtShapes, fitted } from './district-shapes';
import { colorOf, mapClasses } from './map-classes';

/** A square as little-endian WKB. */
function squareWkb(x: number, y: number, side: number): Uint8Array {
  const ring = [x, y, x + side, y, x + side, y + side, x, y + side, x, y];
  const view = new DataView(new ArrayBuffer(13 + 8 * ring.length));
  view.setUint8(0, 1);
  [3, 1, ring.length / 2].forEach((count, i) => view.setUint32(1 + 4 * i, count, true));
  ring.forEach((ordinate, i) => view.setFloat64(13 + 8 * i, ordinate, true));
  return new Uint8Array(view.buffer);
}

const square = (x: number, y: number, code: string) => ({
  wkb: squareWkb(x, y, 10),
  properties: { code, Name: `n${code}` },
});

describe('districts as paths', () => {
  const shapes = districtShapes([square(100, 200, '1'), square(110, 200, '2')]);
  it('fill the longer side, with y downwards', () => {
    expect(shapes.width).toBe(4000);
    expect(shapes.height).toBe(2000);
    expect(shapes.shapes[0]).toMatchObject({ code: '1', name: 'n1', box: [0, 0, 2000, 2000] });
    expect(shapes.shapes[1].box).toEqual([2000, 0, 4000, 2000]);
    expect(shapes.shapes[0].path).toMatch(/^M0 2000L/);
  });
  it('are in the middle of their place', () => {
    const { scale, left, top } = fitted(shapes, [400, 400], 0);
    expect({ scale, left, top }).toEqual({ scale: 0.1, left: 0, top: 100 });
  });
});

describe('classes of a map', () => {
  it('hold every value, and have no colour without one', () => {
    const values = [1, 2, 3, 50, 60, null];
    const classes = mapClasses(values, 'YlGn');
    for (const value of values) expect(colorOf(value, classes) === null).toBe(value === null);
    expect(colorOf(1, classes)).not.toBe(colorOf(60, classes));
  });
  it('are one for equal values, and none for none', () => {
    expect(colorOf(7, mapClasses([7, 7], 'YlGn'))).toMatch(/^#/);
    expect(colorOf(null, mapClasses([null], 'YlGn'))).toBeNull();
  });
});
