import { describe, expect, it } from 'vitest';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  imageMarker,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerShapes,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../model';
import type { MapSymbol } from '../model';
import { drawSymbol } from './index';

async function draw(symbol: MapSymbol, width = 60, height = 40, pixelRatio = 1) {
  const canvas = new OffscreenCanvas(1, 1);
  const problems = await drawSymbol(canvas, symbol, { width, height, pixelRatio });
  const context = canvas.getContext('2d');
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
  return { canvas, problems, at };
}

const red = [255, 0, 0, 255];
const green = [0, 128, 0, 255];
const empty = [0, 0, 0, 0];
const outlineFree = { useOutline: false } as const;

describe('drawSymbol', () => {
  it('draws at once what needs no picture', () => {
    const canvas = new OffscreenCanvas(1, 1);
    void drawSymbol(canvas, fillSymbol(simpleFill({ color: '#ff0000' })), { width: 20, height: 10 });
    expect([canvas.width, canvas.height]).toEqual([20, 10]);
    expect([...(canvas.getContext('2d')?.getImageData(10, 5, 1, 1).data ?? [])]).toEqual(red);
  });

  it.each(markerShapes)('fills the middle of a %s and leaves the corners of the preview', async (shape) => {
    const { at } = await draw(markerSymbol(simpleMarker({ shape, size: 30, fillColor: '#ff0000' })));
    expect(at(30, 20)).toEqual(red);
    expect(at(2, 2)).toEqual(empty);
    expect(at(30, 2)).toEqual(empty);
  });

  it('puts anchors, offsets and rotation where the model says', async () => {
    const marker = (options: Parameters<typeof simpleMarker>[0]) =>
      draw(markerSymbol(simpleMarker({ shape: 'square', size: 10, fillColor: '#ff0000', ...options })));
    const anchored = await marker({ anchorX: 'left', anchorY: 'bottom' });
    expect([anchored.at(32, 17), anchored.at(27, 17), anchored.at(32, 23)]).toEqual([red, empty, empty]);
    const moved = await marker({ offsetX: 15, offsetY: -10 });
    expect([moved.at(45, 10), moved.at(30, 20)]).toEqual([red, empty]);
    const turned = await marker({ offsetX: 15, rotation: 90 });
    expect([turned.at(30, 35), turned.at(45, 20)]).toEqual([red, empty]);
  });

  it('draws the same at pixel ratio 2, twice as fine', async () => {
    const { canvas, at } = await draw(
      markerSymbol(simpleMarker({ size: 20, fillColor: '#ff0000' })),
      60,
      40,
      2,
    );
    expect([canvas.width, canvas.height]).toEqual([120, 80]);
    expect([at(60, 40), at(60, 58), at(60, 62)]).toEqual([red, red, empty]);
  });

  it('leaves the gaps of dashes and draws stacked layers in order', async () => {
    const dashed = simpleLine({ color: '#ff0000', width: 4, dash: 'dash', cap: 'butt' });
    const under = simpleLine({ color: '#008000', width: 10 });
    const { at } = await draw(lineSymbol(under, dashed), 120, 20);
    // Strokes of 16 px and gaps of 8 px from 3 px on.
    expect([at(10, 10), at(23, 10), at(30, 10)]).toEqual([red, green, red]);
    expect(at(10, 14)).toEqual(green);
  });

  it('runs a gradient over the box of the feature', async () => {
    const { at } = await draw(
      fillSymbol(gradientFill({ startColor: '#ff0000', endColor: '#0000ff', ...outlineFree })),
    );
    const [first, last] = [at(2, 20), at(57, 20)];
    expect(first[0]).toBeGreaterThan(250);
    expect(last[2]).toBeGreaterThan(250);
    expect(Math.abs(at(30, 20)[0] - 127)).toBeLessThan(5);
  });

  it('spaces pattern lines and points by their intervals', async () => {
    const line = lineSymbol(simpleLine({ color: '#ff0000', width: 2, cap: 'butt' }));
    const lines = await draw(fillSymbol(linePatternFill({ line, interval: 10, offset: 5, ...outlineFree })));
    // Lines hang on the rectangle's corner at 2, 2.
    expect([6, 7, 12, 16, 17].map((y) => lines.at(30, y)[3])).toEqual([255, 255, 0, 255, 255]);
    const marker = markerSymbol(simpleMarker({ shape: 'square', size: 4, fillColor: '#ff0000' }));
    const points = await draw(
      fillSymbol(
        pointPatternFill({ marker, intervalX: 20, intervalY: 10, offsetX: 10, offsetY: 5, ...outlineFree }),
      ),
    );
    expect([points.at(12, 7), points.at(32, 7), points.at(12, 17)]).toEqual([red, red, red]);
    expect([points.at(22, 7), points.at(12, 12)]).toEqual([empty, empty]);
  });

  it('sets markers along a line', async () => {
    const marker = markerSymbol(simpleMarker({ shape: 'square', size: 6, fillColor: '#ff0000' }));
    const { at } = await draw(lineSymbol(markerLine({ marker, interval: 20, offset: 7 })), 60, 20);
    expect([at(10, 10), at(30, 10), at(50, 10)]).toEqual([red, red, red]);
    expect([at(20, 10), at(40, 10)]).toEqual([empty, empty]);
  });

  it('draws characters, SVG drawings in other colours, and pictures', async () => {
    const character = await draw(
      markerSymbol(characterMarker({ text: '■', size: 30, fillColor: '#ff0000' })),
    );
    expect(character.at(30, 20)).toEqual(red);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#008000"/></svg>';
    const own = await draw(markerSymbol(svgMarker({ svg })));
    expect(own.at(30, 20)).toEqual(green);
    const colored = await draw(markerSymbol(svgMarker({ svg, fillColor: '#ff0000' })));
    expect(colored.at(30, 20)).toEqual(red);
    const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const picture = await draw(markerSymbol(imageMarker({ source, width: 40, height: 10 })));
    expect([picture.at(12, 20), picture.at(30, 28)]).toEqual([green, empty]);
    expect(picture.problems).toEqual([]);
  });

  it('never runs what an SVG brings along', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="window.gepHarmed = true">' +
      '<script>window.gepHarmed = true</script><rect width="10" height="10" fill="#008000"/></svg>';
    const { at } = await draw(markerSymbol(svgMarker({ svg, fillColor: '#f00"}</style><script>' })));
    expect(at(30, 20)[3]).toBe(255);
    expect('gepHarmed' in window).toBe(false);
  });

  it('shows a placeholder for a broken picture and reports it', async () => {
    const { problems, at } = await draw(
      markerSymbol(imageMarker({ source: 'data:image/png;base64,AAAA', width: 20, height: 20 })),
    );
    expect(problems).toMatchObject([{ code: 'image-broken', level: 'warning' }]);
    expect(at(30, 20)[3]).toBeGreaterThan(0);
  });

  it('lets the last call win when an earlier one waits for a picture', async () => {
    const canvas = new OffscreenCanvas(1, 1);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';
    const slow = drawSymbol(canvas, markerSymbol(svgMarker({ svg })), { width: 9, height: 9 });
    await drawSymbol(canvas, fillSymbol(simpleFill({ color: '#ff0000' })), { width: 20, height: 10 });
    await slow;
    expect([canvas.width, canvas.height]).toEqual([20, 10]);
  });

  it('refuses a size of nothing', async () => {
    await expect(draw(markerSymbol(), 0, 10)).rejects.toThrow(/width: got 0/);
  });
});
