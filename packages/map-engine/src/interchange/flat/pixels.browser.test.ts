import Feature from 'ol/Feature.js';
import View from 'ol/View.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { StyleLike } from 'ol/style/Style.js';
import type { FlatStyleLike } from 'ol/style/flat.js';
import { expect, it } from 'vitest';
import { bareMap, drawn } from '../../../test/bare-map';
import { comparePictures } from '../../../test/qgis/compare';
import { styleFunction } from '../../layer';
import { markerSymbol, simpleMarker } from '../../model';
import type { VectorGeometry } from '../../model';
import { singleSymbolScheme } from '../../scheme';
import { featureSchemes, properties } from '../testing/schemes';
import { flatStyleOfScheme } from './write-flat';

const size: readonly [number, number] = [240, 80];

/** One geometry a feature, side by side, and one without a value. */
function source(kind: VectorGeometry): VectorSource {
  const rows = [...properties, { Sum: null, name: null, grade: null }];
  const features = rows.map((one, i) => {
    const [left, right] = [40 * i - 114, 40 * i - 84];
    const geometry =
      kind === 'point'
        ? new Point([left + 15, 0])
        : kind === 'line'
          ? new LineString([
              [left, -20],
              [left + 10, 20],
              [right, -20],
            ])
          : new Polygon([
              [
                [left, -25],
                [right, -25],
                [right, 25],
                [left, 25],
                [left, -25],
              ],
            ]);
    return new Feature({ ...one, geometry });
  });
  return new VectorSource({ features });
}

/** The map on white. */
async function paperOf(kind: VectorGeometry, style: StyleLike | FlatStyleLike): Promise<HTMLCanvasElement> {
  const layer = new VectorLayer({ source: source(kind), style });
  const map = bareMap(layer, new View({ center: [0, 0], resolution: 1 }), size);
  await drawn(map);
  const paper = document.createElement('canvas');
  [paper.width, paper.height] = size;
  const context = paper.getContext('2d');
  const canvas = map.getViewport()?.querySelector('canvas');
  if (!canvas || !context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, ...size);
  context.drawImage(canvas, 0, 0);
  return paper;
}

const picture = async (kind: VectorGeometry, style: StyleLike | FlatStyleLike): Promise<string> =>
  (await paperOf(kind, style)).toDataURL();

/** How dark a picture is altogether, and the middle of what is dark. */
function inkOf(paper: HTMLCanvasElement): { readonly ink: number; readonly x: number; readonly y: number } {
  const { data, width } = paper.getContext('2d')!.getImageData(0, 0, ...size);
  let [ink, x, y] = [0, 0, 0];
  for (let i = 0; i < data.length / 4; i++) {
    const dark = 255 - data[4 * i];
    ink += dark;
    x += dark * (i % width);
    y += dark * Math.floor(i / width);
  }
  return { ink, x: x / ink, y: y / ink };
}

it.each(featureSchemes.filter(([, scheme]) => flatStyleOfScheme(scheme).losses.length === 0))(
  'OpenLayers draws the flat style of %s as this engine does',
  async (_, scheme) => {
    const data = source(scheme.geometry).getFeatures();
    const ours = await picture(scheme.geometry, styleFunction(scheme, { data }));
    const flat = await picture(scheme.geometry, flatStyleOfScheme(scheme).result);
    const blank = await picture(scheme.geometry, []);
    expect((await comparePictures(ours, blank)).changed).toBeGreaterThan(0.005);
    const { moved, changed } = await comparePictures(ours, flat);
    expect(moved).toBeLessThan(0.01);
    expect(changed).toBeLessThan(0.01);
  },
);

const turnedShapes = (['square', 'pentagon', 'star', 'hexagon'] as const).flatMap((shape) =>
  [
    { rotation: 30 },
    { rotation: 30, outline: true, strokeWidth: 2 },
    { rotation: -100, offsetX: 3, offsetY: -2, outline: true, strokeWidth: 2 },
  ].map((turn) => [shape, turn] as const),
);

it.each(turnedShapes)('draws a %s with %o in the same size and within a pixel', async (shape, turn) => {
  const marker = simpleMarker({ ...{ shape, size: 12, fillColor: '#000000' }, ...turn });
  const scheme = singleSymbolScheme('point', { template: markerSymbol(marker) });
  const data = source('point').getFeatures();
  const ours = inkOf(await paperOf('point', styleFunction(scheme, { data })));
  const flat = inkOf(await paperOf('point', flatStyleOfScheme(scheme).result));
  // Smoothed edges are counted in steps.
  expect(Math.abs(flat.ink / ours.ink - 1)).toBeLessThan(0.02);
  // Both put a corner of their picture on a whole pixel, each of another picture: half a pixel at most from the point.
  expect(Math.abs(flat.x - ours.x)).toBeLessThan(1);
  expect(Math.abs(flat.y - ours.y)).toBeLessThan(1);
});
