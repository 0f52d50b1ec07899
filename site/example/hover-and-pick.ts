import {
  createMap,
  createPolygonLayer,
  formatNumber,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

const map = createMap('map');
const scheme = graduated({
  field: 'population',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const layer = map.addLayer(
  createPolygonLayer({ nameField: 'name', features: districts, scheme }),
);
void map.fit(layer, { duration: 0 });

const popup = document.createElement('div');
popup.className = 'popup';
popup.hidden = true;
document.querySelector('#map')?.append(popup);
map.onHover((hover) => {
  popup.hidden = hover === null;
  if (hover === null) return;
  // The value is that of the field which the scheme classes.
  const { name, value } = hover;
  popup.textContent =
    value === null
      ? name
      : `${name}: ${formatNumber(value, { decimals: 0, group: true })}`;
  popup.style.translate = `${hover.pixel[0] + 12}px ${hover.pixel[1] - 36}px`;
  popup.style.top = '0';
});

const panel = document.querySelector('#panel');
if (panel) panel.textContent = 'Click a district';
map.onPick((pick) => {
  const rows = Object.entries(pick?.properties ?? {}).map(([name, value]) => {
    const row = document.createElement('div');
    row.textContent = `${name}: ${value}`;
    return row;
  });
  panel?.replaceChildren(...rows);
});
