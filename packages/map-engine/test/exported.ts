import { createLineLayer, createPolygonLayer, geoJsonFeatures } from '../src/layer';
import type { MapHandle } from '../src/map';
import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../src/model';
import { generateCategories, graduatedColorScheme, singleSymbolScheme } from '../src/scheme';
import { rendered, testMap } from './map-fixture';

/** Colours of {@link squares}, from the left. */
export const colors = ['#102030', '#40a060', '#d0c010', '#e01020'];

/** Four squares of 10 degrees in a row, in four colours, and a line of 6 CSS pixels along their middle. */
export async function squares(): Promise<MapHandle> {
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
  const layer = map.addLayer(createPolygonLayer({ name: '人口', scheme, features }));
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
  map.addLayer(createLineLayer({ scheme: singleSymbolScheme('line', { template }), features: middle }));
  await map.fit(layer, { duration: 0 });
  await rendered(map);
  return map;
}

export async function pixels(blob: Blob) {
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
export async function density(png: Blob): Promise<number> {
  const view = new DataView(await png.arrayBuffer());
  for (let at = 8; at < view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x70485973) return view.getUint32(at + 8);
  }
  return 0;
}
