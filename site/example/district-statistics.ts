import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { readGeoTiff, zonalStatistics } from '@gep/raster';
import type { PolygonGeometry } from '@gep/raster';
import { districts } from './data/county';
import { heightFile } from './data/rasters';

// Mean of the cells under each district, each cell counted by the area that it shares with it.
const [grid] = await readGeoTiff(await (await heightFile()).arrayBuffer());
const polygons = districts.features.map(
  ({ geometry }) => geometry as PolygonGeometry,
);
const statistics = zonalStatistics(grid, polygons, { coverage: 'exact' });
const features = districts.features.map((feature, i) => ({
  ...feature,
  properties: { ...feature.properties, height: statistics[i].mean },
}));

const map = createMap('map');
const scheme = graduated({
  field: 'height',
  method: 'quantile',
  classes: 5,
  ramp: 'YlOrBr',
});
const layer = map.addLayer(
  createPolygonLayer({ features: { type: 'FeatureCollection', features }, scheme }),
);
void map.fit(layer, { duration: 0 });
const legend = createLegend(layer, {
  unit: 'm, mean',
  format: (metres) => metres.toFixed(0),
});
document.querySelector('#panel')?.append(legend.element);
