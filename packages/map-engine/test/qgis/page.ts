import { qmlOfScheme } from '../../src/interchange';
import { createLineLayer, createPointLayer, createPolygonLayer, geoJsonFeatures } from '../../src/layer';
import type { GeoJsonCollection, LayerFeatures, VectorMapLayer } from '../../src/layer';
import { createMap } from '../../src/map';
import type { VectorGeometry, VectorScheme } from '../../src/model';
import { generateCategories } from '../../src/scheme';
import { comparePictures, contactSheet } from './compare';
import { styles } from './styles';

/** CSS pixels of every picture. */
const size = { width: 512, height: 384 };
type Create = (options: {
  readonly projection: string;
  readonly scheme: VectorScheme;
  readonly features: LayerFeatures;
}) => VectorMapLayer;
const layers: Readonly<Record<VectorGeometry, Create>> = {
  point: createPointLayer,
  line: createLineLayer,
  polygon: createPolygonLayer,
};

/** What came of one map. */
export interface Drawn {
  readonly picture: string;
  readonly breaks: readonly number[];
  /** The style file for QGIS, and what it lost. */
  readonly qml: string;
  readonly losses: readonly string[];
}

/**
 * A map of one layer as a data URL.
 * @param collection coordinates in EPSG:3857
 * @param resolution metres of EPSG:3857 a pixel
 */
async function draw(
  name: string,
  collection: GeoJsonCollection,
  center: number[],
  resolution: number,
): Promise<Drawn> {
  const intent = styles[name];
  if (!intent) throw new RangeError(`name: got ${name}, allowed: ${Object.keys(styles).join(', ')}`);
  const element = document.createElement('div');
  Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
  document.body.append(element);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false });
  map.olMap.getView().setCenter(center);
  map.olMap.getView().setResolution(resolution);
  const features = geoJsonFeatures(collection);
  const scheme = generateCategories(intent, { properties: features.map(({ properties }) => properties) });
  const layer = layers[scheme.geometry]({ projection: 'EPSG:3857', scheme, features });
  await layer.ready;
  map.addLayer(layer);
  const picture = await dataUrl(await map.exportPng());
  map.dispose();
  element.remove();
  const rows = scheme.categories.flatMap((row) => (row.kind === 'range' ? [row] : []));
  const breaks = rows.length > 0 ? [rows[0].lower, ...rows.map(({ upper }) => upper)] : [];
  const { result: qml, losses } = qmlOfScheme(scheme);
  return { picture, breaks, qml, losses: losses.map(({ path, property }) => `${path} ${property}`) };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

Object.assign(window, { draw, comparePictures, contactSheet });
