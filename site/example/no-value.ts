import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

// Some districts have no figure yet: they are counted and drawn as "other", not as zero.
const features = districts.features.map((feature, i) => ({
  ...feature,
  properties: {
    ...feature.properties,
    yield: i % 6 === 0 ? null : feature.properties?.['yield'],
  },
}));
const scheme = graduated({
  field: 'yield',
  classes: 4,
  ramp: 'YlGn',
  other: { color: '#e3e3e3', label: 'No figure' },
});

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({ features: { type: 'FeatureCollection', features }, scheme }),
);
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 't/ha' }).element);
