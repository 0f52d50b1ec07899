import {
  createLineLayer,
  createMap,
  labelSymbol,
  lineSymbol,
  simpleLine,
  singleSymbol,
} from '@gep/map-engine';
import { rivers } from './data/county';

const scheme = singleSymbol({
  symbol: lineSymbol(
    simpleLine({ color: '#5a9bd4', width: 4, cap: 'round', join: 'round' }),
  ),
  label: labelSymbol({
    useLabel: true,
    field: 'name',
    placement: 'line',
    size: 15,
    fontStyle: 'italic',
    color: '#123a5a',
    haloColor: '#ffffff',
    haloWidth: 2,
    offsetY: -12,
  }),
});

const map = createMap('map');
const layer = map.addLayer(createLineLayer({ features: rivers, scheme }));
void map.fit(layer, { duration: 0, padding: 24 });
