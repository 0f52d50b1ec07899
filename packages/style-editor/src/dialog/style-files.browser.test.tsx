import '../../style.css';
import { geoStylerOfScheme, qmlOfScheme, schemeFromQml } from '@gep/map-engine/interchange';
import { fillSymbol, gradientFill, markerSymbol, simpleFill, simpleMarker } from '@gep/map-engine/model';
import type { RasterScheme, Scheme, VectorScheme } from '@gep/map-engine/model';
import {
  createScheme,
  graduatedColorScheme,
  singleSymbolScheme,
  stretchScheme,
} from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bandSource, fieldSource, sumField } from '../../test/sample';
import type { EditorLocale } from '../message';
import { StyleEditorProvider } from '../style-editor-provider';
import { RasterStyleDialog } from './raster-style-dialog';
import { PointStyleDialog, PolygonStyleDialog } from './vector-style-dialog';

const onApply = vi.fn<(value: Scheme) => void>();
const onCancel = vi.fn();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const show = (dialog: ReactNode, locale: EditorLocale = 'en') =>
  render(<StyleEditorProvider locale={locale}>{dialog}</StyleEditorProvider>);
const polygons = (value: VectorScheme = createScheme('single-symbol', 'polygon'), locale?: EditorLocale) =>
  show(
    <PolygonStyleDialog title="District" {...{ value, onApply, onCancel }} ports={{ fields: fieldSource }} />,
    locale,
  );

const words = {
  en: {
    menu: 'Copy, paste and files',
    entry: 'Import style file...',
    title: 'Import style file',
    ok: 'Import',
  },
  'zh-CN': { menu: '复制、粘贴与文件', entry: '导入样式文件...', title: '导入样式文件', ok: '导入' },
} as const;

/** Asks for a file and chooses it as a person does in the window of the system. */
async function choose(name: string, text: string, locale: EditorLocale = 'en') {
  await button(words[locale].menu).click();
  await page.getByRole('menuitem', { name: words[locale].entry }).click();
  const paper = page.getByRole('dialog', { name: words[locale].title });
  await expect.element(paper).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('#gep-style-file')!;
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return { paper, ok: paper.getByRole('button', { name: words[locale].ok, exact: true }) };
}

/** The file that the page hands out, by its name. */
function download() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const href = `blob:${blobs.size}`;
    blobs.set(href, blob as Blob);
    return href;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) saved.push({ name: this.download, text: blob.text() });
  });
  return saved;
}

/** Opens the window of export, with a format. */
async function give(format?: string) {
  await button('Copy, paste and files').click();
  await page.getByRole('menuitem', { name: 'Export style file...' }).click();
  const paper = page.getByRole('dialog', { name: 'Export style file' });
  if (format !== undefined) {
    await paper.getByRole('button', { name: /^Format/ }).click();
    await page.getByRole('option', { name: format }).click();
  }
  return { paper, ok: paper.getByRole('button', { name: 'Export', exact: true }) };
}

// The script of the window comes on demand, over many files where nothing is bundled.
beforeAll(async () => (await import('../file')).loadStyleFiles());

beforeEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

describe('import', () => {
  const classes = graduatedColorScheme('polygon', {
    field: sumField,
    ...{ manualBreaks: [1, 7, 20], classes: 2 },
  });
  const row = (lower: number, upper: number, color: string) => ({
    kind: 'range' as const,
    ...{ key: `(${lower},${upper}]`, lower, upper, label: `to ${upper}`, visible: true, count: null, color },
    symbol: fillSymbol(simpleFill({ color })),
  });
  const file = qmlOfScheme({
    ...classes,
    categories: [row(1, 7, '#ff0000'), row(7, 20, '#0000ff')],
    other: { ...classes.other, visible: false },
  }).result;

  it('takes a style with the counts of this layer', async () => {
    await polygons();
    const { paper, ok } = await choose('districts.qml', file);
    await expect.element(paper.getByText('Everything comes over.')).toBeVisible();
    await ok.click();
    await expect.element(page.getByText('Imported districts.qml')).toBeVisible();
    await button('Apply').click();
    await expect.poll(() => onApply.mock.calls.length).toBe(1);
    // 1, 2, 4, 5 and 7 are in the first class: QGIS gives edges to the lower one.
    expect(onApply.mock.calls[0][0]).toMatchObject({
      kind: 'graduated-color',
      categories: [
        { label: 'to 7', color: '#ff0000', count: 5 },
        { label: 'to 20', color: '#0000ff', count: 3 },
      ],
    });
  });

  const lossy = file
    .replace(/(name="style" type="QString" value=)"solid"/g, '$1"dense4"')
    .replace(/(k="style" v=)"solid"/g, '$1"dense4"');

  it('lists what is lost before it takes anything', async () => {
    await polygons();
    const { paper } = await choose('dots.qml', lossy);
    await expect.element(paper.getByRole('cell', { name: /^style/ })).toBeVisible();
    await expect.element(paper.getByRole('cell', { name: 'flat colour' })).toBeVisible();
    await paper.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .element(page.getByRole('treeitem', { name: 'Single symbol' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('takes what is left, as one step', async () => {
    await polygons();
    const { ok } = await choose('dots.qml', lossy);
    await ok.click();
    const chosen = (name: string) =>
      expect.element(page.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true');
    await chosen('By colour');
    await button('Undo').click();
    await chosen('Single symbol');
  });

  it('says it in Chinese', async () => {
    await polygons(undefined, 'zh-CN');
    const { paper } = await choose('dots.qml', lossy, 'zh-CN');
    await expect.element(paper.getByRole('cell', { name: '不支持' })).toBeVisible();
  });

  it.each([
    ['text.qml', '<qgis><renderer-v2></qgis>', /The file is damaged near 1:/],
    ['drawing.qml', '<svg xmlns="http://www.w3.org/2000/svg"/>', /drawing.qml contains no style/],
    ['text.json', '{"name": "a",\n"rules": [}', /it is not valid JSON/],
    ['package.json', '{"name": "a", "rules": []}', /package.json contains no style/],
    [
      'points.json',
      JSON.stringify(geoStylerOfScheme(singleSymbolScheme('point')).result),
      /This is a point style; this layer needs a polygon style/,
    ],
    ['deep.sld', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /nested too deeply/],
    ['large.sld', ' '.repeat(8 * 2 ** 20 + 1), /larger than 8 MB/],
    [
      'points.qml',
      qmlOfScheme(singleSymbolScheme('point')).result,
      /This is a point style; this layer needs a polygon style/,
    ],
    ['other.qml', file.replaceAll('Sum', 'Area'), /This layer has no field “Area”/],
  ] as const)('refuses %s and says why', async (name, text, sentence) => {
    await polygons();
    const { paper, ok } = await choose(name, text);
    await expect.element(paper.getByText(sentence)).toBeVisible();
    await expect.element(ok).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes a table of colours for a raster, and keeps its bands', async () => {
    const value: RasterScheme = stretchScheme({ min: 0, max: 100, bands: bandSource.bands, band: 0 });
    await show(<RasterStyleDialog {...{ value, onApply, onCancel }} ports={{ bands: bandSource }} />);
    const { ok } = await choose('heights.txt', '0 255 0 0\n50 0 0 255\n');
    await expect.element(ok).not.toHaveAttribute('aria-disabled', 'true');
    await ok.click();
    await expect.element(page.getByText('Imported heights.txt')).toBeVisible();
    await button('Apply').click();
    await expect.poll(() => onApply.mock.calls.length).toBe(1);
    expect(onApply.mock.calls[0][0]).toMatchObject({
      kind: 'stretch',
      ...{ min: 0, max: 50, bands: bandSource.bands },
      ramp: { colors: ['#ff0000', '#0000ff'] },
    });
  });

  it('is not there where nothing can be changed', async () => {
    await show(<PolygonStyleDialog value={createScheme('single-symbol', 'polygon')} onCancel={onCancel} />);
    await button('Copy, paste and files').click();
    await expect.element(page.getByRole('menuitem', { name: 'Export style file...' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Import style file...' }).elements()).toEqual([]);
  });
});

describe('export', () => {
  it('gives a file that is read as the same style', async () => {
    const saved = download();
    await polygons();
    const { ok } = await give();
    await ok.click();
    await expect.element(page.getByText('Exported District.qml')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['District.qml']);
    const read = schemeFromQml(await saved[0].text).result;
    expect(read).toMatchObject({
      ...{ kind: 'single-symbol', geometry: 'polygon' },
      template: { layers: [{ kind: 'simple-fill', color: '#769868' }] },
    });
  });

  it('lists what the other program does not draw, and gives nothing after a no', async () => {
    const saved = download();
    await polygons(singleSymbolScheme('polygon', { template: fillSymbol(gradientFill()) }));
    const { paper } = await give('SLD (.sld)');
    await expect.element(paper.getByRole('cell', { name: 'Simple fill' })).toBeVisible();
    await paper.getByRole('button', { name: 'Cancel' }).click();
    expect(saved).toEqual([]);
  });

  it('gives a style of GeoStyler, and takes it back', async () => {
    const saved = download();
    await polygons();
    const { ok } = await give('GeoStyler style (.json)');
    await ok.click();
    await expect.element(page.getByText('Exported District.geostyler.json')).toBeVisible();
    const text = await saved[0].text;
    expect(JSON.parse(text)).toMatchObject({
      name: 'District',
      rules: [{ symbolizers: [{ color: '#769868' }] }],
    });
    const { paper } = await choose('District.geostyler.json', text);
    await expect.element(paper.getByText('Everything comes over.')).toBeVisible();
  });

  it('gives a style in CartoSym-JSON', async () => {
    const saved = download();
    await polygons(singleSymbolScheme('polygon', { template: fillSymbol(simpleFill({ color: '#ff0000' })) }));
    const { ok } = await give('CartoSym-JSON, draft of July 2024 (.cs.json)');
    await ok.click();
    await expect.element(page.getByText('Exported District.cs.json')).toBeVisible();
    expect(JSON.parse(await saved[0].text)).toMatchObject({
      metadata: { title: 'District' },
      stylingRules: [{ symbolizer: { fill: { color: [255, 0, 0], opacity: 1 } } }],
    });
  });

  it('offers tables of colours for one band alone', async () => {
    await show(
      <PointStyleDialog
        value={singleSymbolScheme('point', { template: markerSymbol(simpleMarker()) })}
        {...{ onApply, onCancel }}
      />,
    );
    const { paper } = await give();
    await paper.getByRole('button', { name: /^Format/ }).click();
    await expect.element(page.getByRole('option', { name: 'SLD (.sld)' })).toBeVisible();
    expect(page.getByRole('option', { name: /GDAL/ }).elements()).toEqual([]);
  });
});
