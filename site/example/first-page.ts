import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';

/** A district of one degree by one degree, from its lower left corner. */
const district = (x: number, y: number, population: number) => {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  const ring = corners.map(([east, north]) => [x + east, y + north]);
  return {
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
    properties: { population },
  };
};
const people = [120, 310, 80, 540, 230, 410];
const features = people.map((n, i) =>
  district(116 + (i % 3), 36 + Math.floor(i / 3), n),
);

const scheme = graduated({ field: 'population', classes: 4, ramp: 'YlGnBu' });
const layer = createPolygonLayer({
  features: { type: 'FeatureCollection', features },
  scheme,
});

const map = createMap('map');
map.addLayer(layer);
void map.fit(layer, { duration: 0 });

const legend = createLegend(layer, { unit: 'thousand people' });
document.querySelector('#panel')?.append(legend.element);
