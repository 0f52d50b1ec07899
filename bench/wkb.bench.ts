import { Buffer } from 'node:buffer';
import { toFeatures } from '@gep/map-engine/layer';
import type Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import WKB from 'ol/format/WKB.js';
import wkx from 'wkx';
import { inPage } from './in-page';
import { compare } from './measure';
import type { Comparison } from './measure';
import { wkbPolygons } from './wkb-polygons';

const rounds = 9;

/** base64 WKB to features of OpenLayers with id and attributes: ours beside the ways that an application has. */
export function wkb(): Comparison[] {
  const inputs = wkbPolygons(50_000).map((text, index) => ({
    id: String(index),
    wkb: text,
    properties: { Name: `district ${index}`, Sum: index },
  }));
  const format = new WKB();
  const geoJson = new GeoJSON();
  const finished = (feature: Feature, { id, properties }: (typeof inputs)[number]) => {
    feature.setId(id);
    feature.setProperties(properties, true);
    return feature;
  };
  const ours = () => toFeatures(inputs, 'EPSG:4326', 'EPSG:4326');
  const task = '50,000 polygons of base64 WKB to features';
  return [
    compare(
      task,
      ours,
      'wkx, GeoJSON, ol',
      () =>
        inputs.map((input) => {
          const geometry = wkx.Geometry.parse(Buffer.from(input.wkb, 'base64')).toGeoJSON();
          const feature = geoJson.readFeature({ type: 'Feature', geometry, properties: null }) as Feature;
          return finished(feature, input);
        }),
      rounds,
    ),
    compare(
      task,
      ours,
      'ol/format/WKB, Buffer',
      () => inputs.map((input) => finished(format.readFeature(Buffer.from(input.wkb, 'base64')), input)),
      rounds,
    ),
  ];
}

/** The same on a page of Chromium, which has no Buffer. */
export const wkbInBrowser = (): Promise<Comparison> => inPage<Comparison>('./wkb-page.ts', 'wkbInPage');
