import { findNeighbours } from '@gep/map-engine/geometry';
import { createPolygonLayer, createThumbnails, geoJsonFeatures } from '@gep/map-engine/layer';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import type { MapSource } from '@gep/style-editor';
import { fn } from 'storybook/test';
import { sampleDistricts } from './sample-districts';

const features = geoJsonFeatures(sampleDistricts);
const layer = createPolygonLayer({ scheme: singleSymbolScheme('polygon'), features });
const draw = createThumbnails(layer);

/** The honeycomb of districts on a map of land: small pictures, what is beneath it, and which districts touch. */
export const sampleMap: MapSource = {
  base: '#e2e9e5',
  opacity: 0.9,
  async neighbours(signal) {
    const pairs = await findNeighbours(
      features.map(({ geometry }) => geometry),
      { signal },
    );
    return { properties: features.map(({ properties }) => properties), pairs };
  },
  mark: fn(),
  thumbnail: async (scheme, size) => (scheme.geometry === 'polygon' ? draw(scheme, size) : null),
};
