import {
  characterMarker,
  fillSymbol,
  gradientFill,
  imageLine,
  imageMarker,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '@gep/map-engine/model';
import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';

export const leafSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
  '<path d="M12 2C5 8 4 15 12 22 20 15 19 8 12 2Z" fill="#2f7d32"/></svg>';

/** A drawing that would run a program and load a picture if a page took it as it is. */
export const unsafeSvg = leafSvg
  .replace('<path', '<script>alert(1)</script><image href="https://example.com/spy.png"/><path')
  .replace('viewBox', 'onload="alert(2)" viewBox');

/** A dam seen from the side, as a png. */
export function damPicture(): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 48, height: 32 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser paints nothing');
  context.fillStyle = '#2f6fb2';
  context.fillRect(0, 12, 20, 20);
  context.fillStyle = '#8a8f8c';
  context.beginPath();
  for (const [x, y] of [
    [20, 4],
    [28, 4],
    [44, 32],
    [20, 32],
  ])
    context.lineTo(x, y);
  context.fill();
  return canvas.toDataURL('image/png');
}

/** A file as somebody would choose it; a picture when it holds none of another text. */
export function sampleFile(name: string, type: string, text?: string | Uint8Array<ArrayBuffer>): File {
  const bytes = Uint8Array.from(atob(damPicture().split(',')[1]), (letter) => letter.charCodeAt(0));
  return new File([text ?? bytes], name, { type });
}

const colors = ['#d73027', '#fdae61', '#fee08b', '#a6d96a', '#1a9850', '#006837'];

/** A stack of that many plain fills. */
export function stackOf(count: number): MapSymbol {
  return fillSymbol(
    ...Array.from({ length: count }, (_, i) => simpleFill({ color: colors[i % colors.length] })),
  );
}

/** A symbol of every kind of layer with every option away from its default. */
export const fullSymbols = {
  'simple-marker': () =>
    markerSymbol(
      simpleMarker({
        ...{ shape: 'star', size: 36, fillColor: '#ffd24a', opacity: 0.9, rotation: 18 },
        ...{ offsetX: 4, offsetY: -2, anchorX: 'left', anchorY: 'bottom' },
        ...{ outline: true, strokeColor: '#7a4a00', strokeWidth: 2, strokeDash: 'dash' },
      }),
    ),
  'svg-marker': () =>
    markerSymbol(
      svgMarker({
        ...{ svg: leafSvg, width: 36, height: 48, fillColor: '#a6d96a', opacity: 0.9, rotation: 30 },
        ...{ outline: true, strokeColor: '#1a5c1d', strokeWidth: 2 },
      }),
    ),
  'character-marker': () =>
    markerSymbol(
      characterMarker({
        ...{ text: '林', fontFamily: 'serif', fontStyle: 'bold', size: 44, fillColor: '#1f7a55' },
        ...{ outline: true, strokeColor: '#ffffff', strokeWidth: 2, rotation: -10 },
      }),
    ),
  'image-marker': () =>
    markerSymbol(
      imageMarker({
        name: 'dam.png',
        source: damPicture(),
        width: 60,
        height: 40,
        opacity: 0.8,
        rotation: 8,
      }),
    ),
  'simple-line': () =>
    lineSymbol(
      simpleLine({ color: '#2f6fb2', width: 8, dash: 'dash-dot', join: 'miter', cap: 'butt', opacity: 0.8 }),
    ),
  'image-line': () =>
    lineSymbol(imageLine({ name: 'dam.png', source: damPicture(), width: 16, interval: 36, opacity: 0.9 })),
  'marker-line': () =>
    lineSymbol(
      simpleLine({ color: '#5c6b64' }),
      markerLine({
        ...{ marker: markerSymbol(simpleMarker({ shape: 'triangle', size: 10 })), interval: 24 },
        ...{ offset: 6, followLine: false, opacity: 0.9 },
      }),
    ),
  'simple-fill': () => fillSymbol(simpleFill({ color: '#76986880', opacity: 0.8, useOutline: false })),
  'gradient-fill': () =>
    fillSymbol(
      gradientFill({
        ...{ colorScheme: 'ramp', ramp: { name: 'Viridis', colors: ['#440154', '#21918c', '#fde725'] } },
        ...{ reverse: true, angle: 45, opacity: 0.9 },
      }),
    ),
  'line-pattern-fill': () =>
    fillSymbol(
      simpleFill({ color: '#e8efe2' }),
      linePatternFill({ angle: 45, interval: 8, offset: 2, opacity: 0.9, useOutline: false }),
    ),
  'point-pattern-fill': () =>
    fillSymbol(
      simpleFill({ color: '#e8efe2' }),
      pointPatternFill({
        ...{ intervalX: 16, intervalY: 12, offsetX: 4, offsetY: 2, useOutline: false },
        marker: markerSymbol(svgMarker({ svg: leafSvg, width: 10, height: 10 })),
      }),
    ),
} satisfies Record<SymbolLayerKind, () => MapSymbol>;

/** A fill whose outline is a marker line: two editors inside of the first. */
export function nestedFill(): MapSymbol {
  const outline = lineSymbol(simpleLine(), markerLine({ interval: 20 }));
  return fillSymbol(simpleFill({ color: '#d7e4b8', outline }));
}
