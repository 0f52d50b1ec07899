import { toFeatures } from '@gep/map-engine/layer';
import WKB from 'ol/format/WKB.js';
import { compare } from './measure';
import type { Comparison } from './measure';
import { wkbPolygons } from './wkb-polygons';

/** base64 WKB to features with id and attributes, in a browser: ours beside the format of OpenLayers. */
function wkbInPage(): Comparison {
  const inputs = wkbPolygons(50_000).map((text, index) => ({
    id: String(index),
    wkb: text,
    properties: { Name: `district ${index}`, Sum: index },
  }));
  const format = new WKB();
  return compare(
    '50,000 polygons of base64 WKB to features, Chromium',
    () => toFeatures(inputs, 'EPSG:4326', 'EPSG:4326'),
    'ol/format/WKB, atob',
    () =>
      inputs.map(({ id, wkb, properties }) => {
        const text = atob(wkb);
        const bytes = new Uint8Array(text.length);
        for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
        const feature = format.readFeature(bytes);
        feature.setId(id);
        feature.setProperties(properties, true);
        return feature;
      }),
    9,
  );
}

Object.assign(window, { wkbInPage });
