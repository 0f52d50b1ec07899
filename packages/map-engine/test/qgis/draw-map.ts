import { createLineLayer, createPointLayer, createPolygonLayer } from '../../src/layer';
import type { LayerFeatures, VectorMapLayer } from '../../src/layer';
import { createMap } from '../../src/map';
import type { VectorGeometry, VectorScheme } from '../../src/model';

/** CSS pixels of every picture. */
export const size = { width: 512, height: 384 };

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

/**
 * A map of one layer as a data URL.
 * @param features coordinates in EPSG:3857
 * @param resolution metres of EPSG:3857 a pixel
 */
export async function drawMap(
  scheme: VectorScheme,
  features: LayerFeatures,
  center: number[],
  resolution: number,
): Promise<string> {
  const element = document.createElement('div');
  Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
  document.body.append(element);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false });
  map.olMap.getView().setCenter(center);
  map.olMap.getView().setResolution(resolution);
  const layer = layers[scheme.geometry]({ projection: 'EPSG:3857', scheme, features });
  await layer.ready;
  map.addLayer(layer);
  const picture = await dataUrl(await map.exportPng());
  map.dispose();
  element.remove();
  return picture;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
