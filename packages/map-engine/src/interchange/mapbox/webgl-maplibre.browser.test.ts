import maplibregl from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import Feature from 'ol/Feature.js';
import View from 'ol/View.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { expect, it, onTestFinished } from 'vitest';
import { bareMap, drawn } from '../../../test/bare-map';
import { comparePictures } from '../../../test/qgis/compare';
import { styleFunction } from '../../layer';
import { markerSymbol, simpleMarker } from '../../model';
import type { VectorGeometry, VectorScheme } from '../../model';
import { singleSymbolScheme } from '../../scheme';
import { featureSchemes, properties } from '../testing/schemes';
import { mapboxStyleOfScheme } from './write-mapbox';

const size: readonly [number, number] = [720, 240];
const zoom = 10;
/** Metres a pixel: the world is 512 pixels wide at zoom level 0. */
const resolution = (2 * Math.PI * 6378137) / (512 * 2 ** zoom);

/** One geometry a feature, side by side, and one without a value. */
function features(kind: VectorGeometry): Feature[] {
  return [...properties, { Sum: null, name: null, grade: null }].map((one, i) => {
    const geometry = geometryAt(kind, 120 * i - 342);
    geometry.scale(resolution, resolution, [0, 0]);
    return new Feature({ ...one, geometry });
  });
}

function geometryAt(kind: VectorGeometry, left: number): SimpleGeometry {
  const [right, top, bottom] = [left + 90, 75, -75];
  switch (kind) {
    case 'point':
      return new Point([left + 45, 0]);
    case 'line':
      return new LineString([
        [left, -30],
        [left + 30, 30],
        [right, -30],
      ]);
    case 'polygon':
      return new Polygon([
        [
          [left, bottom],
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
      ]);
  }
}

async function ours(scheme: VectorScheme): Promise<HTMLCanvasElement> {
  const data = features(scheme.geometry);
  const source = new VectorSource({ features: data });
  const layer = new VectorLayer({ source, style: styleFunction(scheme, { data }) });
  const map = bareMap(layer, new View({ center: [0, 0], resolution }), size);
  await drawn(map);
  const canvas = map.getViewport()?.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  return onPaper(canvas);
}

async function maplibre(scheme: VectorScheme): Promise<HTMLCanvasElement> {
  const { result } = mapboxStyleOfScheme(scheme);
  const data = new GeoJSON({ featureProjection: 'EPSG:3857' }).writeFeaturesObject(features(scheme.geometry));
  const container = document.createElement('div');
  const [width, height] = size.map((length) => `${length}px`);
  Object.assign(container.style, { position: 'absolute', top: '0', width, height });
  document.body.append(container);
  const map = new maplibregl.Map({
    ...{ container, center: [0, 0], zoom, pixelRatio: 1, fadeDuration: 0 },
    ...{ interactive: false, attributionControl: false },
    canvasContextAttributes: { preserveDrawingBuffer: true },
    style: { ...result, sources: { features: { type: 'geojson', data } } } as StyleSpecification,
  });
  onTestFinished(() => {
    map.remove();
    container.remove();
  });
  const errors: string[] = [];
  map.on('error', ({ error }) => errors.push(error.message));
  await map.once('idle');
  expect(errors).toEqual([]);
  return onPaper(map.getCanvas());
}

function onPaper(canvas?: HTMLCanvasElement): HTMLCanvasElement {
  const paper = document.createElement('canvas');
  [paper.width, paper.height] = size;
  const context = paper.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, ...size);
  if (canvas) context.drawImage(canvas, 0, 0);
  return paper;
}

/** How far from white the column of a feature is, in red, green and blue. */
function inkOf(paper: HTMLCanvasElement, column: number): readonly number[] {
  const { data } = paper.getContext('2d')!.getImageData(120 * column, 0, 120, size[1]);
  return [0, 1, 2].map((channel) =>
    data.reduce((sum, value, i) => (i % 4 === channel ? sum + 255 - value : sum), 0),
  );
}

const circles = markerSymbol(
  simpleMarker({
    size: 40,
    outline: true,
    strokeWidth: 6,
    strokeColor: '#ffffff',
    opacity: 0.5,
    offsetX: 8,
    offsetY: -4,
  }),
  simpleMarker({ size: 10, fillColor: '#ff0000' }),
);
const schemes: readonly (readonly [string, VectorScheme])[] = [
  ...featureSchemes,
  ['circles over one another', singleSymbolScheme('point', { template: circles })] as const,
];
/** Labels need fonts that a server hands out. */
const drawable = schemes.filter(
  ([, scheme]) => mapboxStyleOfScheme(scheme).losses.length === 0 && !scheme.label.useLabel,
);

it.each(drawable)('MapLibre draws the style of %s as this engine does', async (_, scheme) => {
  const [one, two] = [await ours(scheme), await maplibre(scheme)];
  const { changed } = await comparePictures(one.toDataURL(), two.toDataURL());
  expect(changed).toBeLessThan(0.01);
  // Each feature has its own colour, though little of the picture is of thin lines and of circles.
  const inks = properties.map((_item, i) => [inkOf(one, i), inkOf(two, i)] as const);
  expect(Math.max(...inks.flat(2))).toBeGreaterThan(0);
  // MapLibre smooths circles inwards, so that small ones are half a pixel smaller.
  const share = scheme.geometry === 'point' ? 0.5 : 0.15;
  for (const [before, after] of inks) {
    const whole = Math.max(...before);
    before.forEach((ink, channel) =>
      expect(Math.abs(after[channel] - ink)).toBeLessThanOrEqual(share * whole),
    );
  }
});
