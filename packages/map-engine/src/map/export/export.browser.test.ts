import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import ImageLayer from 'ol/layer/Image.js';
import ImageStatic from 'ol/source/ImageStatic.js';
import { describe, expect, it, vi } from 'vitest';
import { pointer, rendered, testMap } from '../../../test/map-fixture';
import { createLineLayer, createPolygonLayer, createRasterLayer, geoJsonFeatures } from '../../layer';
import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import { generateCategories, graduatedColorScheme, singleSymbolScheme, stretchScheme } from '../../scheme';
import { paperSizes } from './export-options';
import type { MapHandle } from '../map-handle';

const colors = ['#102030', '#40a060', '#d0c010', '#e01020'];

/** Four squares of 10 degrees in a row, in four colours, and a line of 6 CSS pixels along their middle. */
async function squares(): Promise<MapHandle> {
  const { map } = testMap();
  const features = geoJsonFeatures({
    type: 'FeatureCollection',
    features: colors.map((_color, index) => {
      const [left, right] = [100 + 10 * index, 110 + 10 * index];
      const ring = [
        [left, 0],
        [right, 0],
        [right, 10],
        [left, 10],
        [left, 0],
      ];
      return { geometry: { type: 'Polygon', coordinates: [ring] }, properties: { people: index + 1 } };
    }),
  });
  const scheme = generateCategories(
    graduatedColorScheme('polygon', {
      field: { name: 'people', type: 'INT4' },
      classes: 4,
      template: fillSymbol(simpleFill({ useOutline: false })),
      ramp: { name: '', colors },
    }),
    { properties: features.map(({ properties }) => properties) },
  );
  const layer = map.addLayer(createPolygonLayer({ name: '人口', scheme }, { features }));
  const middle = geoJsonFeatures({
    type: 'FeatureCollection',
    features: [
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [100, 5],
            [140, 5],
          ],
        },
        properties: {},
      },
    ],
  });
  const template = lineSymbol(simpleLine({ color: '#ffffff', width: 6, cap: 'butt' }));
  map.addLayer(createLineLayer({ scheme: singleSymbolScheme('line', { template }) }, { features: middle }));
  await map.fit(layer, { duration: 0 });
  await rendered(map);
  return map;
}

async function pixels(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const colorAt = (x: number, y: number) => {
    const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  /** Share of dark pixels in a part of the picture, given in shares of its sides. */
  const ink = (left: number, top: number, right: number, bottom: number) => {
    const box = [left * width, top * height, (right - left) * width, (bottom - top) * height].map(Math.round);
    const { data } = context.getImageData(box[0], box[1], box[2], box[3]);
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] + data[i + 1] + data[i + 2] < 300) dark++;
    return dark / (data.length / 4);
  };
  return { width, height, colorAt, ink, data: () => context.getImageData(0, 0, width, height).data };
}

/** Pixels a metre of the chunk `pHYs`. */
async function density(png: Blob): Promise<number> {
  const view = new DataView(await png.arrayBuffer());
  for (let at = 8; at < view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x70485973) return view.getUint32(at + 8);
  }
  return 0;
}

describe('a picture of the map', () => {
  it('shows the same ground with finer lines at a higher dpi, and leaves the map as it was', async () => {
    const map = await squares();
    const { olMap } = map;
    const before = { view: olMap.getView(), center: olMap.getView().getCenter(), size: olMap.getSize() };
    const plain = await pixels(await map.exportPng());
    expect([plain.width, plain.height]).toEqual([400, 300]);
    const png = await map.exportPng({ dpi: 300 });
    const fine = await pixels(png);
    expect([fine.width, fine.height]).toEqual([1250, 938]);
    expect(await density(png)).toBe(Math.round(300 / 0.0254));
    colors.forEach((color, index) => {
      const x = 10 + 380 * ((index + 0.5) / 4);
      for (const picture of [plain, fine]) {
        const ratio = picture.width / 400;
        expect(picture.colorAt(Math.round(x * ratio), Math.round(130 * ratio))).toBe(color);
      }
    });
    // The line is 6 CSS pixels high: 18.75 at 300 dpi; edges of an enlarged picture would be 3 pixels wide each.
    const column = Array.from({ length: 60 }, (_, i) => fine.colorAt(594, 438 + i));
    expect(column.filter((color) => color === '#ffffff').length).toBeGreaterThanOrEqual(17);
    expect(column.filter((color) => color !== '#ffffff' && color !== colors[1]).length).toBeLessThanOrEqual(
      4,
    );
    expect(olMap.getView()).toBe(before.view);
    expect(olMap.getView().getCenter()).toEqual(before.center);
    expect(olMap.getSize()).toEqual(before.size);
    expect(olMap.getPixelRatio()).toBe(1);
    expect(olMap.getViewport()?.querySelectorAll('canvas')).toHaveLength(1);
    expect(olMap.getViewport()?.style.pointerEvents).toBe('');
  });

  it('is not disturbed by an element that is resized meanwhile', async () => {
    const map = await squares();
    const other = new Promise((resolve) => map.olMap.once('change:view', resolve));
    const waiting = map.exportPng({ dpi: 192 });
    await other;
    map.olMap.getTargetElement()!.style.width = '300px';
    map.resize();
    const { width, colorAt } = await pixels(await waiting);
    expect(width).toBe(800);
    expect(colors.map((_color, index) => colorAt(20 + 760 * ((index + 0.5) / 4), 260))).toEqual(colors);
    expect(map.olMap.getSize()).toEqual([300, 300]);
  });

  it('shows nothing of the pointer that rests on the map', async () => {
    const map = await squares();
    const seen: (string | undefined)[] = [];
    map.onHover((hover) => seen.push(hover?.id));
    pointer(map, 'pointermove', 60, 130);
    await expect.poll(() => seen).toHaveLength(1);
    const { colorAt } = await pixels(await map.exportPng({ dpi: 192 }));
    expect(colorAt(120, 260)).toBe(colors[0]);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBeUndefined();
  });

  it('is as before after a failure and an abort', async () => {
    const map = await squares();
    const view = map.olMap.getView();
    const stop = new AbortController();
    const waiting = map.exportPng({ dpi: 192, signal: stop.signal });
    await Promise.resolve();
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await expect(map.exportPng({ dpi: 1 })).rejects.toThrow(RangeError);
    expect(map.olMap.getView()).toBe(view);
    expect(map.olMap.getPixelRatio()).toBe(1);
    // The next one is not held up.
    expect((await pixels(await map.exportPng())).width).toBe(400);
  });

  it('waits for windows of rasters, and ends with the map', async () => {
    const map = await squares();
    const asked: number[] = [];
    const load = (_extent: unknown, resolution: number) => {
      asked.push(resolution);
      return new Promise<null>(() => undefined);
    };
    map.addLayer(createRasterLayer({ scheme: stretchScheme() }, { load }));
    const waiting = map.exportPng({ dpi: 192 });
    const told = vi.fn();
    waiting.catch(told);
    // As fine as the picture, not as the screen.
    const resolution = map.olMap.getView().getResolution() ?? 0;
    await expect.poll(() => asked.at(-1)).toBeCloseTo(resolution / 2, 9);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).not.toHaveBeenCalled();
    map.dispose();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is written one after the other', async () => {
    const map = await squares();
    const sizes = await Promise.all(
      [96, 192, 144].map(async (dpi) => (await pixels(await map.exportPng({ dpi }))).width),
    );
    expect(sizes).toEqual([400, 800, 600]);
    expect(map.olMap.getPixelRatio()).toBe(1);
  });

  it('names the layer whose server gives no permission', async () => {
    const map = await squares();
    // The test's own server under another name is another origin; without crossOrigin its pictures taint the canvas.
    const url = new URL(new URL('../../../examples/labels.png', import.meta.url));
    url.hostname = 'other.localhost';
    const imageExtent = map.olMap.getView().calculateExtent();
    const source = new ImageStatic({ url: url.href, imageExtent, projection: 'EPSG:3857' });
    const layer = new ImageLayer({
      source,
      className: 'ol-layer strange',
      properties: { name: 'strange map' },
    });
    map.olMap.addLayer(layer);
    await expect(map.exportPng()).rejects.toMatchObject({ code: 'export-tainted', at: 'strange map' });
    map.olMap.removeLayer(layer);
    expect((await map.exportPng()).size).toBeGreaterThan(100);
  });
});

const furnished = {
  page: paperSizes.A4,
  title: '各区县人口分布图',
  legend: true,
  unit: '万人',
  scaleBar: true,
  northArrow: true,
  source: '数据来源：统计年鉴',
} as const;

describe('a page', () => {
  it('holds title, legend, scale bar, arrow and source where the layout puts them', async () => {
    const map = await squares();
    const png = await map.exportPng({ ...furnished, dpi: 96 });
    const full = await pixels(png);
    expect([full.width, full.height]).toEqual([1123, 794]);
    expect(await density(png)).toBe(3780);
    const bare = await pixels(
      await map.exportPng({ page: paperSizes.A4, dpi: 96, title: ' ', background: '#eeeeee' }),
    );
    // Title in the middle above; nothing beside it.
    expect(full.ink(0.4, 0.04, 0.6, 0.09)).toBeGreaterThan(0.02);
    expect(full.ink(0.04, 0.04, 0.3, 0.085)).toBe(0);
    expect(bare.ink(0.4, 0.04, 0.6, 0.085)).toBe(0);
    // Arrow and legend at the right, the source at the left below, the bar at the right below.
    expect(full.ink(0.85, 0.09, 0.97, 0.17)).toBeGreaterThan(0.01);
    expect(full.ink(0.85, 0.17, 0.97, 0.4)).toBeGreaterThan(0.01);
    expect(full.ink(0.03, 0.93, 0.2, 0.97)).toBeGreaterThan(0.01);
    expect(full.ink(0.83, 0.93, 0.97, 0.97)).toBeGreaterThan(0.01);
    expect(full.ink(0.4, 0.93, 0.8, 0.97)).toBe(0);
  });

  it('is a PDF of the same picture that other programs read', async () => {
    const map = await squares();
    const options = { ...furnished, dpi: 150 };
    const [png, pdf] = [await pixels(await map.exportPng(options)), await map.exportPdf(options)];
    expect(pdf.type).toBe('application/pdf');
    const document = await PDFDocument.load(await pdf.arrayBuffer(), { throwOnInvalidObject: true });
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toBe('各区县人口分布图');
    expect(document.getSubject()).toBe('数据来源：统计年鉴');
    const { width, height } = document.getPage(0).getSize();
    expect((width / 72) * 25.4).toBeCloseTo(297, 3);
    expect((height / 72) * 25.4).toBeCloseTo(210, 3);
    const picture = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object) => object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')),
      ) as PDFRawStream;
    expect(picture.dict.get(PDFName.of('Width'))?.toString()).toBe(String(png.width));
    expect(picture.dict.get(PDFName.of('Height'))?.toString()).toBe(String(png.height));
    const stream = new Blob([picture.contents.slice()])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    const rgb = new Uint8Array(await new Response(stream).arrayBuffer());
    const rgba = png.data();
    expect(rgb.length).toBe((rgba.length / 4) * 3);
    expect(rgb.every((value, index) => value === rgba[Math.floor(index / 3) * 4 + (index % 3)])).toBe(true);
    // Every place of the table is where its object begins.
    const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
    const table = text.lastIndexOf('\nxref\n') + 1;
    expect(text).toContain(`startxref\n${table}\n%%EOF`);
    const rows = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    rows.forEach(([, place], index) =>
      expect(text.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    );
    expect(rows).toHaveLength(6);
  });

  it('follows the map on a standing page and gives the attributions of its layers', async () => {
    const map = await squares();
    const standing = await pixels(
      await map.exportPng({ ...furnished, page: paperSizes['A4 portrait'], dpi: 96 }),
    );
    expect([standing.width, standing.height]).toEqual([794, 1123]);
    // The row of squares is as wide as the map, which is as wide as the page within its margins.
    const row = Array.from({ length: 794 }, (_, x) => standing.colorAt(x, 440));
    expect(row.filter((color) => colors.includes(color)).length).toBeGreaterThan(794 * 0.85);
  });
});
