import { graduated, styleFunction } from '@gep/map-engine';
import type Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import OlMap from 'ol/Map.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type VectorTile from 'ol/VectorTile.js';
import View from 'ol/View.js';
import { districts } from './data/county';

// Replaces a tile server: every tile gets the districts of the page.
const format = new GeoJSON<Feature>();
const all = format.readFeatures(districts, { featureProjection: 'EPSG:3857' });
const source = new VectorTileSource<Feature>({
  format,
  url: '{z}/{x}/{y}',
  maxZoom: 8,
  tileLoadFunction: (tile) => {
    const loading = tile as VectorTile<Feature>;
    loading.setLoader(() => loading.setFeatures(all));
  },
});

// Tiles are cut before anybody knows all values, so the classes are made from the attributes.
const rows = districts.features.map(({ properties }) => properties ?? {});
const scheme = graduated({
  field: 'forest',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGn',
});
const style = styleFunction(scheme, { data: rows, geometry: 'polygon' });

new OlMap({
  target: 'map',
  layers: [new VectorTileLayer({ source, style })],
  view: new View({ center: [13_070_000, 4_410_000], zoom: 7.8 }),
});
