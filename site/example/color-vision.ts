import { colorRamps, sampleRamp } from '@gep/map-engine';
import {
  colorSafety,
  colorVisions,
  evenOutColors,
  formatColor,
  parseColor,
  simulateColorVision,
} from '@gep/map-engine/color';

const sheet = document.querySelector<HTMLElement>('#map');
sheet?.setAttribute('data-drawing', '');
Object.assign(sheet?.style ?? {}, { overflow: 'auto', padding: '16px' });

/** Colours in a row, under a title. */
function row(title: string, colors: readonly string[]): string {
  const swatches = colors
    .map((color) => `<i style="flex:1;background:${color}"></i>`)
    .join('');
  return `<div style="display:flex;height:18px;margin:2px 0"><span style="width:180px">${title}</span>${swatches}</div>`;
}

for (const ramp of ['RdYlGn', 'turbo', 'YlGnBu']) {
  const colors = sampleRamp(ramp, 11);
  const { pairs, eyes } = colorSafety(colors);
  const seen = colorVisions.map((vision) =>
    row(
      vision,
      colors.map((color) =>
        formatColor(simulateColorVision(parseColor(color), vision)),
      ),
    ),
  );
  const verdict =
    pairs === 0
      ? 'everybody sees all classes'
      : `neighbours that look alike: ${pairs} (${eyes.join(', ')})`;
  sheet?.insertAdjacentHTML(
    'beforeend',
    `<h3 style="margin:10px 0 4px">${ramp}: ${verdict}</h3>${row('as made', colors)}${seen.join('')}` +
      row('evened out', evenOutColors(colors)),
  );
}
sheet?.insertAdjacentHTML(
  'beforeend',
  `<p>${colorRamps.length} ramps are built in.</p>`,
);
