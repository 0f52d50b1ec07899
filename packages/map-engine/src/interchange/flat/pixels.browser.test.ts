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
import type { VectorGeometry } from '../../model';
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

/** The map on white as a data URL. */
async function picture(kind: VectorGeometry, style: StyleLike | FlatStyleLike): Promise<string> {
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
  return paper.toDataURL();
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
    expect(changed).toBeLessThan(scheme.geometry === 'point' ? 0.02 : 0.01);
  },
);
