import {
  createLegend,
  createMap,
  createPolygonLayer,
  fillSymbol,
  gradientFill,
  lineSymbol,
  simpleLine,
  uniqueValues,
} from '@gep/map-engine';
import { districts } from './data/county';

const outline = lineSymbol(simpleLine({ color: '#ffffff', width: 2 }));
const gradient = (
  startColor: string,
  endColor: string,
  shape: 'linear' | 'radial' = 'linear',
) => fillSymbol(gradientFill({ startColor, endColor, shape, angle: 60, outline }));

const symbols = {
  forest: gradient('#c8e0b8', '#2e6b34'),
  farmland: gradient('#fff3cf', '#d9a93f'),
  grassland: gradient('#eef6d8', '#8fb95f'),
  town: gradient('#ffe0d4', '#c0392b', 'radial'),
  water: gradient('#e2f1fb', '#3a80b8', 'radial'),
};

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: uniqueValues({ field: 'use', symbols }),
  }),
);
void map.fit(layer, { duration: 0 });
document.querySelector('#panel')?.append(createLegend(layer).element);
