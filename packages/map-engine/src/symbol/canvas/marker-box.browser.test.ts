import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marker, size } from '../../../test/arbitrary-symbols';
import { characterMarker, markerShapes, markerSymbol, previewSizes, simpleMarker } from '../../model';
import type { MarkerSymbolLayer, MarkerSymbol } from '../../model';
import { compileSymbol } from '../compile-symbol';
import { drawSymbol } from '../draw-symbol';
import { contextOf, createCanvas } from './canvas';
import { markerBox } from './marker-box';
import { drawMarkers } from './draw-marker';

const side = 400;

/** What a marker draws on a canvas of 400 x 400 with its point in the middle. */
function drawn(symbol: MarkerSymbol) {
  const { items } = compileSymbol(symbol);
  const context = contextOf(createCanvas(side, side));
  const box = markerBox(context, items, new Map());
  drawMarkers(context, items, side / 2, side / 2, 0, new Map());
  return { box, pixels: context.getImageData(0, 0, side, side).data };
}

/** Box of the pixels that are not empty, seen from the middle. */
function inkBox(pixels: Uint8ClampedArray) {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < side * side; i++) {
    if (pixels[4 * i + 3] === 0) continue;
    const [x, y] = [i % side, Math.floor(i / side)];
    [minX, minY, maxX, maxY] = [
      Math.min(minX, x),
      Math.min(minY, y),
      Math.max(maxX, x + 1),
      Math.max(maxY, y + 1),
    ];
  }
  return [minX, minY, maxX, maxY].map((value) => value - side / 2);
}

const shape = fc
  .record({
    shape: fc.constantFrom(...markerShapes),
    size: fc.integer({ min: 4, max: 50 }),
    outline: fc.boolean(),
    strokeWidth: fc.integer({ min: 1, max: 10 }),
    rotation: fc.integer({ min: -360, max: 360 }),
    offsetX: fc.integer({ min: -40, max: 40 }),
    offsetY: fc.integer({ min: -40, max: 40 }),
    anchorX: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  })
  .map((options) => simpleMarker(options));

describe('markerBox', () => {
  it('holds what is drawn, to a pixel', () => {
    fc.assert(
      fc.property(shape, (layer) => {
        const { box, pixels } = drawn(markerSymbol(layer));
        inkBox(pixels).forEach((edge, i) => expect(Math.abs(edge - (box?.[i] ?? NaN))).toBeLessThan(1.5));
      }),
      { numRuns: 60 },
    );
  });

  it.each(['!', 'g', 'Å', '龟', '~'])('holds the character %s', (text) => {
    const { box, pixels } = drawn(markerSymbol(characterMarker({ text, size: 60, fontStyle: 'italic' })));
    const [minX, minY, maxX, maxY] = inkBox(pixels);
    expect(minX).toBeGreaterThanOrEqual(Math.floor(box?.[0] ?? NaN));
    expect(minY).toBeGreaterThanOrEqual(Math.floor(box?.[1] ?? NaN));
    expect(maxX).toBeLessThanOrEqual(Math.ceil(box?.[2] ?? NaN));
    expect(maxY).toBeLessThanOrEqual(Math.ceil(box?.[3] ?? NaN));
  });
});

/** Areas of the shapes in squares of their size, from elementary geometry. */
const areas: Record<(typeof markerShapes)[number], number> = {
  circle: Math.PI / 4,
  triangle: 1 / 2,
  square: 1,
  pentagon: (5 / 8) * Math.sin((2 * Math.PI) / 5),
  // Ten triangles between the outer and the inner circle, whose radii are as the golden ratio squared.
  star: (5 / 4) * Math.sin(Math.PI / 5) * ((3 - Math.sqrt(5)) / 2),
  hexagon: (3 * Math.sqrt(3)) / 8,
  cross: 0.2 * 2 - 0.2 * 0.2,
};

describe('shapes', () => {
  it.each(markerShapes)('%s covers its area, turned or not, half of it at half the opacity', (name) => {
    const covered = (layer: Partial<MarkerSymbolLayer>) => {
      const { pixels } = drawn(markerSymbol(simpleMarker({ shape: name, size: 50, ...(layer as object) })));
      return pixels.reduce((sum, value, i) => (i % 4 === 3 ? sum + value / 255 : sum), 0) / 2500;
    };
    for (const rotation of [0, 33, 180]) expect(covered({ rotation }) / areas[name]).toBeCloseTo(1, 1.7);
    expect(covered({ opacity: 0.5 }) / areas[name]).toBeCloseTo(0.5, 1.7);
  });
});

describe('previews', () => {
  it.each(Object.entries(previewSizes))('of size %s cut no marker off', async (_name, { width, height }) => {
    const large = fc.record({ shape: fc.constantFrom(...markerShapes), size, outline: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(large, fc.constantFrom(1, 1.5, 2), async (options, pixelRatio) => {
        const canvas = new OffscreenCanvas(1, 1);
        // As large as the bounds allow, with the widest pen of a large marker.
        const layer = simpleMarker({ ...options, size: Math.min(50, options.size), strokeWidth: 8 });
        await drawSymbol(canvas, markerSymbol(layer), { width, height, pixelRatio });
        const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
        const alpha = (x: number, y: number) => data[(y * canvas.width + x) * 4 + 3];
        for (let x = 0; x < canvas.width; x++) expect(alpha(x, 0) + alpha(x, canvas.height - 1)).toBe(0);
        for (let y = 0; y < canvas.height; y++) expect(alpha(0, y) + alpha(canvas.width - 1, y)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('draw any marker without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(marker, async (symbol) => {
        const canvas = new OffscreenCanvas(1, 1);
        await drawSymbol(canvas, symbol, previewSizes.symbol);
        expect(canvas.width).toBe(66);
      }),
      { numRuns: 30 },
    );
  });
});
