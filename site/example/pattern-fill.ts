import {
  createLegend,
  createMap,
  createPolygonLayer,
  fillSymbol,
  linePatternFill,
  lineSymbol,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  uniqueValues,
} from '@gep/map-engine';
import { districts } from './data/county';

const outline = lineSymbol(simpleLine({ color: '#5b6875', width: 1 }));
const dots = (
  shape: 'triangle' | 'circle' | 'square',
  fillColor: string,
  step: number,
) =>
  pointPatternFill({
    marker: markerSymbol(simpleMarker({ shape, size: 7, fillColor })),
    intervalX: step,
    intervalY: step,
    useOutline: false,
  });
const hatch = (color: string, angle: number) =>
  linePatternFill({
    line: lineSymbol(simpleLine({ color })),
    angle,
    interval: 7,
    useOutline: false,
  });
const ground = (color: string) => simpleFill({ color, outline });

const symbols = {
  forest: fillSymbol(ground('#cfe3c0'), dots('triangle', '#2e6b34', 14)),
  farmland: fillSymbol(ground('#f7edcf'), hatch('#b98d3a', 30)),
  grassland: fillSymbol(ground('#edf5dc'), dots('circle', '#8fb95f', 11)),
  town: fillSymbol(ground('#f6d5cb'), hatch('#c0392b', 45), hatch('#c0392b', -45)),
  water: fillSymbol(ground('#d6eaf7'), hatch('#3a80b8', 0)),
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
