import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { colors, density, pixels, squares } from '../../../test/exported';
import { createPolygonLayer } from '../../layer';
import { generateCategories, graduatedColorScheme } from '../../scheme';
import { paperSizes } from './export-options';

const furnished = {
  page: paperSizes.A4,
  title: '各区县人口分布图',
  legend: true,
  unit: '万人',
  scaleBar: true,
  northArrow: true,
  source: '数据来源：统计年鉴',
} as const;

/** Most pixels of a colour below one another. */
function tallest({ width, height, data }: Awaited<ReturnType<typeof pixels>>, color: string): number {
  const bytes = data();
  const wanted = parseInt(color.slice(1), 16);
  let most = 0;
  for (let x = 0; x < width; x++) {
    let run = 0;
    for (let at = 4 * x; at < 4 * width * height; at += 4 * width) {
      run = (bytes[at] << 16) + (bytes[at + 1] << 8) + bytes[at + 2] === wanted ? run + 1 : 0;
      most = Math.max(most, run);
    }
  }
  return most;
}

/** Pixels in which rows of RGB behind the PNG filter Sub (PNG specification, section 9.2) are not those of RGBA. */
function differentPixels(rows: Uint8Array, rgba: Uint8ClampedArray, width: number): number {
  const stride = 1 + 3 * width;
  let different = 0;
  for (let start = 0, at = 0; start < rows.length; start += stride) {
    if (rows[start] !== 1) return Infinity;
    const color = [0, 0, 0];
    for (let x = 0; x < width; x++, at += 4) {
      color.forEach((left, i) => (color[i] = (left + rows[start + 1 + 3 * x + i]) & 255));
      if (color.some((value, i) => value !== rgba[at + i])) different++;
    }
  }
  return different;
}

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

  it('breaks a title that is too long, and sets a long legend in longer columns rather than in small letters', async () => {
    const map = await squares();
    const values = Array.from({ length: 50 }, (_, index) => ({ people: index * 1000 }));
    const field = { name: 'people', type: 'INT4' } as const;
    const scheme = generateCategories(graduatedColorScheme('polygon', { field, classes: 50, ramp: 'YlGn' }), {
      properties: values,
    });
    map.addLayer(createPolygonLayer({ name: '五十级', scheme }));
    const title = '福建省南平市建阳区生态系统生产总值核算结果空间分布图（可比价格）';
    const page = { ...furnished, title: title.repeat(3), legend: [map.layers[2]], dpi: 96 } as const;
    const lying = await pixels(await map.exportPng({ ...page, page: paperSizes.A4 }));
    const standing = await pixels(await map.exportPng({ ...page, page: paperSizes['A4 portrait'] }));
    // The fill of a swatch is 13 pixels high; in columns of six lines the landscape page had room for 4.
    for (const picture of [lying, standing]) expect(tallest(picture, '#005a32')).toBeGreaterThanOrEqual(11);
    // Two lines of title on the landscape page; nothing at its edges.
    expect(lying.ink(0.1, 0.04, 0.9, 0.075)).toBeGreaterThan(0.02);
    expect(lying.ink(0.1, 0.075, 0.9, 0.105)).toBeGreaterThan(0.02);
    for (const picture of [lying, standing]) {
      expect(picture.ink(0, 0, 0.02, 1) + picture.ink(0.98, 0, 1, 1)).toBe(0);
    }
  });

  it('explains layers of different units each in its own', async () => {
    const map = await squares();
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    const [first, second] = map.layers;
    await map.exportPng({
      page: paperSizes.A4,
      dpi: 48,
      language: 'zh-CN',
      legend: [
        { layer: first, title: '人口', unit: '万人' },
        { layer: second, title: '收入', unit: '亿元' },
      ],
    });
    const words = written.mock.calls.map(([text]) => text);
    written.mockRestore();
    expect(words).toContain('人口 · 单位：万人');
    expect(words).toContain('收入 · 单位：亿元');
  });

  it('is a PDF of the same picture that other programs read', async () => {
    const map = await squares();
    const options = { ...furnished, author: '省统计局', dpi: 150 };
    const [png, pdf] = [await pixels(await map.exportPng(options)), await map.exportPdf(options)];
    expect(pdf.type).toBe('application/pdf');
    const document = await PDFDocument.load(await pdf.arrayBuffer(), { throwOnInvalidObject: true });
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toBe('各区县人口分布图');
    expect(document.getSubject()).toBe('数据来源：统计年鉴');
    expect(document.getAuthor()).toBe('省统计局');
    const { width, height } = document.getPage(0).getSize();
    expect((width / 72) * 25.4).toBeCloseTo(297, 3);
    expect((height / 72) * 25.4).toBeCloseTo(210, 3);
    const pictures = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')) ? [object] : [],
      );
    expect(pictures).toHaveLength(1);
    const [{ dict, contents }] = pictures;
    expect(dict.get(PDFName.of('Width'))?.toString()).toBe(String(png.width));
    expect(dict.get(PDFName.of('Height'))?.toString()).toBe(String(png.height));
    expect(dict.get(PDFName.of('Filter'))?.toString()).toBe('/FlateDecode');
    const stream = new Blob([contents.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
    const rows = new Uint8Array(await new Response(stream).arrayBuffer());
    const rgba = png.data();
    expect(rows.length).toBe(png.height * (1 + 3 * png.width));
    expect(differentPixels(rows, rgba, png.width)).toBe(0);
  });

  it('follows the map on a portrait page and gives the attributions of its layers', async () => {
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
