import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measurePage, paperSizes } from './export-options';
import { layoutPage } from './page-layout';
import type { Box, PageParts } from './page-layout';

const size = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const parts: fc.Arbitrary<PageParts> = fc.record({
  title: fc.option(fc.constantFrom(34, 50, 75).map((height) => () => height)),
  legend: fc.array(fc.record({ width: size(20, 900), height: size(20, 900) }), { maxLength: 3 }),
  northArrow: fc.boolean(),
  scaleBar: fc.boolean(),
  source: fc.option(fc.constantFrom(15, 30, 45).map((height) => () => height)),
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1e-6 &&
  b.x < a.x + a.width - 1e-6 &&
  a.y < b.y + b.height - 1e-6 &&
  b.y < a.y + a.height - 1e-6;

describe('layoutPage', () => {
  it('keeps every part on the page and apart from the others', () => {
    fc.assert(
      fc.property(size(420, 3000), size(420, 3000), parts, (width, height, asked) => {
        const { map, ...rest } = layoutPage({ width, height }, asked);
        const boxes = [map, ...Object.values(rest).filter((box) => box !== null)];
        for (const { x, y, width: wide, height: high } of boxes) {
          expect(Math.min(x, y, wide, high)).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(width + 1e-6);
          expect(y + high).toBeLessThanOrEqual(height + 1e-6);
        }
        boxes.forEach((box, index) => {
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        });
        for (const name of ['title', 'legend', 'northArrow', 'scaleBar', 'source'] as const) {
          const wanted = name === 'legend' ? asked.legend.length > 0 : asked[name];
          expect(rest[name] !== null).toBe(Boolean(wanted));
        }
        if (rest.legend) {
          const { sheet } = rest.legend;
          const shrink = rest.legend.width / sheet.width;
          expect(shrink).toBeLessThanOrEqual(1);
          expect(rest.legend.height / sheet.height).toBeCloseTo(shrink, 9);
        }
      }),
    );
  });

  it('takes the first arrangement of the legend that need not be shrunk, else the one that is shrunk least', () => {
    const legend = (...sheets: (readonly [number, number])[]) =>
      layoutPage(
        { width: 1123, height: 794 },
        {
          ...{ title: () => 34, northArrow: false, scaleBar: false, source: null },
          legend: sheets.map(([width, height]) => ({ width, height })),
        },
      ).legend?.sheet;
    expect(legend([200, 150], [100, 300])).toEqual({ width: 200, height: 150 });
    expect(legend([900, 150], [400, 600], [200, 640])).toEqual({ width: 400, height: 600 });
    expect(legend([2000, 150], [700, 600], [500, 1200])).toEqual({ width: 700, height: 600 });
  });

  it('gives the whole page to a map alone', () => {
    const alone = { title: null, legend: [], northArrow: false, scaleBar: false, source: null };
    expect(layoutPage({ width: 400.5, height: 300 }, alone).map).toEqual({
      x: 0,
      y: 0,
      width: 400.5,
      height: 300,
    });
  });

  it('refuses a page without room for a map', () => {
    const all = { title: () => 34, legend: [], northArrow: true, scaleBar: true, source: () => 15 };
    expect(() => layoutPage({ width: 120, height: 120 }, all)).toThrow(RangeError);
  });
});

describe('measurePage', () => {
  const map = { size: [400, 300], pixelRatio: 1.5 };

  it('is the map as it is without a word', () => {
    expect(measurePage({}, map)).toEqual({ width: 400, height: 300, pixelRatio: 1.5, dpi: 144 });
  });

  it('makes as many pixels of paper as the dpi says', () => {
    // 297 mm are 11.6929 inches: 3507.87 pixels at 300 dpi.
    const { width, height, pixelRatio } = measurePage({ dpi: 300, page: paperSizes.A4 }, map);
    expect(Math.round(width * pixelRatio)).toBe(3508);
    expect(Math.round(height * pixelRatio)).toBe(2480);
  });

  it('makes as many pixels as are asked for at any dpi', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 1200 }), fc.integer({ min: 1, max: 9000 }), (dpi, side) => {
        const { width, pixelRatio } = measurePage(
          { dpi, page: { unit: 'px', width: side, height: 100 } },
          map,
        );
        expect(Math.round(width * pixelRatio)).toBe(side);
      }),
    );
  });

  it('refuses what cannot be drawn', () => {
    expect(() => measurePage({ dpi: 10 }, map)).toThrow(/dpi: got 10, allowed: 24 to 1200/);
    expect(() => measurePage({ dpi: NaN }, map)).toThrow(RangeError);
    expect(() => measurePage({ page: { unit: 'mm', width: 0, height: 10 } }, map)).toThrow(RangeError);
    expect(() => measurePage({ dpi: 1200, page: paperSizes.A3 }, map)).toThrow(/lower the dpi/);
  });
});
