import Point from 'ol/geom/Point.js';
import { toContext } from 'ol/render.js';
import { describe, expect, it } from 'vitest';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../model';
import type { LabelSymbol } from '../model';
import { olLabelStyle } from '../renderer/style/ol-style';
import { compileLabel, drawLabel } from './index';

const size = { width: 120, height: 80 };
const make = (options: Partial<LabelSymbol> = {}) =>
  labelSymbol({ useLabel: true, field: 'Name', size: 20, color: '#ff0000', ...options });

async function draw(options: Partial<LabelSymbol> = {}, text = '泰安') {
  const canvas = new OffscreenCanvas(1, 1);
  const problems = await drawLabel(canvas, make(options), text, size);
  return { problems, ...inkOf(canvas) };
}

/** The box of what is drawn, and the colour of single pixels. */
function inkOf(canvas: OffscreenCanvas | HTMLCanvasElement) {
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3] < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.splice(0, 4, Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y));
  }
  return { box, at: (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)] };
}

/** What OpenLayers itself writes. */
function written(options: Partial<LabelSymbol>, name: string) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const display = compileLabel(make(options));
  if (!context || !display) throw new TypeError('no canvas or label');
  const vector = toContext(context, { size: [size.width, size.height], pixelRatio: 1 });
  const { style, text } = olLabelStyle(display);
  text.setText(name);
  vector.setTextStyle(text);
  expect(style.getText()).toBe(text);
  vector.drawGeometry(new Point([size.width / 2, size.height / 2]));
  return inkOf(canvas);
}

describe('drawLabel', () => {
  it.each<[string, Partial<LabelSymbol>]>([
    ['a plain label', {}],
    ['a halo', { haloWidth: 3, haloColor: '#0000ff' }],
    ['an offset', { offsetX: 12, offsetY: -9 }],
    ['a rotation', { rotation: 90 }],
    ['a bold font', { fontStyle: 'bold', fontFamily: 'serif' }],
  ])('writes %s where OpenLayers does', async (_what, options) => {
    const { box } = await draw(options);
    written(options, '泰安').box.forEach((edge, i) => expect(Math.abs(box[i] - edge)).toBeLessThanOrEqual(1));
  });

  it('puts a box with its outline behind the text', async () => {
    const outline = lineSymbol(simpleLine({ color: '#0000ff', width: 4 }));
    const background = fillSymbol(simpleFill({ color: '#00ff00', useOutline: true, outline }));
    const { box, at } = await draw({ useBackground: true, background });
    expect(at(box[0] + 1, 40)).toEqual([0, 0, 255, 255]);
    expect(at(box[0] + 6, box[1] + 6)).toEqual([0, 255, 0, 255]);
  });

  it('leaves out of a label along a line what the map leaves out', async () => {
    const along = await draw({ placement: 'line', rotation: 90, useBackground: true });
    expect(along.box).toEqual((await draw()).box);
  });

  it('shrinks what does not fit', async () => {
    const { box } = await draw({ size: 100, offsetX: 300 });
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThan(size.width);
    expect(box[2]).toBeGreaterThan(size.width - 12);
  });

  it('reports a font that is not installed', async () => {
    expect((await draw()).problems).toEqual([]);
    expect((await draw({ fontFamily: 'No Such Font' })).problems).toMatchObject([{ code: 'font-missing' }]);
  });

  it('refuses a canvas without size', async () => {
    const canvas = new OffscreenCanvas(1, 1);
    await expect(drawLabel(canvas, make(), 'a', { width: 0, height: 1 })).rejects.toThrow(RangeError);
  });
});
