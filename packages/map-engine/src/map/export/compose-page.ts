import type OlMap from 'ol/Map.js';
import type Layer from 'ol/layer/Layer.js';
import type { MapLayer } from '../../layer';
import { featureLayers } from '../feature-at';
import {
  drawFrame,
  drawNorthArrow,
  drawScaleBar,
  drawSource,
  drawTitle,
  sourceHeight,
  titleHeight,
} from './draw-page';
import { measurePage } from './export-options';
import type { ExportOptions, PageMeasure } from './export-options';
import { legendSheets } from './legend-sheet';
import { layoutPage } from './page-layout';
import { pageText } from './page-text';
import { renderedAt } from './rendered-at';

/** A page on a canvas. */
export interface ComposedPage extends PageMeasure {
  readonly canvas: HTMLCanvasElement;
}

/** Draws the map and all that the options ask for on one canvas. */
export async function composePage(
  olMap: OlMap,
  layers: readonly MapLayer[],
  options: ExportOptions,
): Promise<ComposedPage> {
  const { title = '', northArrow = false, scaleBar = false, background = '#ffffff', signal } = options;
  signal?.throwIfAborted();
  const element = olMap.getTargetElement();
  const size = olMap.getSize();
  if (!element || !size) throw new TypeError('the map has no element, nothing can be exported');
  const measure = measurePage(options, { size, pixelRatio: olMap.getPixelRatio() });
  const { pixelRatio } = measure;
  options.onStep?.('map');
  await Promise.all([document.fonts.ready, ...featureLayers(layers).map(({ ready }) => ready)]);
  signal?.throwIfAborted();

  const text = pageText(getComputedStyle(element).fontFamily || 'sans-serif');
  const explained = options.legend === true ? layers : options.legend || [];
  const legend = legendSheets(explained, {
    language: options.language,
    words: options.words,
    unit: options.unit,
    format: options.format,
    text,
    // On a portrait page the legend is below the map.
    widest: measure.width < measure.height ? measure.width * 0.8 : 0,
  });
  const source =
    options.source === undefined ? '' : [options.source, ...attributions(olMap)].filter(Boolean).join(' · ');
  const layout = layoutPage(measure, {
    title: title === '' ? null : (wide) => titleHeight(text, title, wide),
    legend,
    northArrow,
    scaleBar,
    source: source === '' ? null : (wide) => sourceHeight(text, source, wide),
  });

  const { width, height } = layout.map;
  const { picture, view } = await renderedAt(olMap, { width, height, pixelRatio }, { background, signal });
  options.onStep?.('page');
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(measure.width * pixelRatio);
  canvas.height = Math.round(measure.height * pixelRatio);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('the browser gives no 2d canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Pixel on pixel: the map's colours stay their own.
  context.drawImage(picture, Math.round(layout.map.x * pixelRatio), Math.round(layout.map.y * pixelRatio));
  context.scale(pixelRatio, pixelRatio);
  const drawing = { context, text };
  if (width < measure.width || height < measure.height) drawFrame(drawing, layout.map);
  if (layout.title) drawTitle(drawing, layout.title, title);
  if (layout.source) drawSource(drawing, layout.source, source);
  if (layout.scaleBar) drawScaleBar(drawing, layout.scaleBar, view);
  if (layout.northArrow) drawNorthArrow(drawing, layout.northArrow, view);
  if (layout.legend) {
    const { sheet, x, y } = layout.legend;
    const shrink = layout.legend.width / sheet.width;
    context.translate(x, y);
    context.scale(shrink, shrink);
    await sheet.draw(context, pixelRatio * shrink);
  }
  return { ...measure, canvas };
}

/** What the visible layers require to be attributed, as text. */
function attributions(olMap: OlMap): string[] {
  const texts = olMap.getAllLayers().flatMap((layer: Layer) => {
    const given = layer.getVisible() ? layer.getSource()?.getAttributions() : null;
    if (!given) return [];
    const html = given({
      extent: olMap.getView().calculateExtent(),
      viewState: olMap.getView().getState(),
    } as never);
    return (Array.isArray(html) ? html : [html]).map(plainText);
  });
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Attributions of OpenLayers are HTML. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
