import {
  drawSymbol,
  fillSymbol,
  gradientFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine';
import type { MapSymbol } from '@gep/map-engine';

// Symbols on any canvas, without a map: for menus, tables and previews.
const star = markerSymbol(
  simpleMarker({ shape: 'star', size: 40, fillColor: '#e0a526', outline: true }),
);
const symbols: readonly MapSymbol[] = [
  star,
  lineSymbol(simpleLine({ color: '#2f6fb2', width: 6, cap: 'round' })),
  lineSymbol(
    simpleLine({ color: '#5b6875' }),
    markerLine({ marker: markerSymbol(simpleMarker({ size: 8 })), interval: 20 }),
  ),
  fillSymbol(
    gradientFill({ startColor: '#fff3cf', endColor: '#c0392b', shape: 'radial' }),
  ),
];

const sheet = document.querySelector<HTMLElement>('#map');
sheet?.setAttribute('data-drawing', '');
Object.assign(sheet?.style ?? {}, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px',
  padding: '32px',
});
for (const symbol of symbols) {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'width:220px;height:130px;border:1px solid #dde3e8';
  sheet?.append(canvas);
  await drawSymbol(canvas, symbol, {
    width: 220,
    height: 130,
    pixelRatio: window.devicePixelRatio,
  });
}
