import {
  categoryOf,
  graduatedColorScheme,
  fieldStatistics,
  generateCategories,
  legend,
} from '@gep/map-engine/scheme';
import { districts } from './data/county';

/** A map and its legend as text. Only pure entries are used, so it runs on a server, in a worker or here alike. */
export function mapAsText(): string {
  const properties = districts.features.map((feature) => feature.properties ?? {});
  const field = { name: 'population', type: 'INT4' } as const;
  const scheme = generateCategories(
    graduatedColorScheme('polygon', {
      field,
      statistics: fieldStatistics(properties, [field]),
      method: 'quantile',
      classes: 5,
      ramp: 'YlGnBu',
    }),
    { properties },
  );
  const shapes = districts.features.map(({ geometry, properties: row }) => {
    const [ring] = geometry?.type === 'Polygon' ? geometry.coordinates : [[]];
    const points = ring.map(
      ([lon, lat]) =>
        `${((lon - 115.9) * 160).toFixed(1)},${((37.85 - lat) * 200).toFixed(1)}`,
    );
    const color = categoryOf(scheme, row ?? {})?.color;
    return `<polygon points="${points.join(' ')}" fill="${color}" stroke="#ffffff"/>`;
  });
  const { entries } = legend(scheme, {
    unit: 'people',
    format: (value) => value.toFixed(0),
  });
  const rows = entries.map(({ label, count }, i) => {
    const color = scheme.categories[i]?.color ?? scheme.other.color;
    return `<li><span style="color:${color}">■</span> ${label} (${count})</li>`;
  });
  return `<svg viewBox="0 0 490 400" width="440">${shapes.join('')}</svg><ul style="list-style:none">${rows.join('')}</ul>`;
}

if (typeof document !== 'undefined') {
  const target = document.querySelector<HTMLElement>('#map');
  target?.setAttribute('data-drawing', '');
  if (target) {
    target.style.display = 'flex';
    target.innerHTML = mapAsText();
  }
}
