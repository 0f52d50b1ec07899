import {
  fillSymbol,
  linePatternFill,
  lineSymbol,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '@gep/map-engine/model';
import type {
  FillSymbol,
  FillSymbolLayer,
  LineSymbol,
  MarkerSymbol,
  SimpleMarker,
} from '@gep/map-engine/model';
import type { StrokeDash } from '@gep/map-engine/model';

/* The few shapes that the symbols of the library are put together from. */

const without = { useOutline: false } as const;

/** A stroke; flat ends keep dashes apart. */
export const stroke = (color: string, width: number, dash: StrokeDash = 'solid') =>
  simpleLine({ color, width, dash, cap: dash === 'solid' ? 'round' : 'butt' });

/** A flat area with an outline. */
export const area = (color: string, outline: LineSymbol, ...above: readonly FillSymbolLayer[]): FillSymbol =>
  fillSymbol(simpleFill({ color, useOutline: true, outline }), ...above);

/** A flat area with a thin white outline, which lets neighbours of similar colours touch. */
export const patch = (color: string, ...above: readonly FillSymbolLayer[]): FillSymbol =>
  area(color, lineSymbol(stroke('#ffffffb3', 0.5)), ...above);

/** Parallel lines without an outline. */
export const hatch = (color: string, angle: number, interval = 7, width = 1): FillSymbolLayer =>
  linePatternFill({ ...without, line: lineSymbol(stroke(color, width)), angle, interval });

/** Markers on a lattice without an outline. */
export const strewn = (marker: MarkerSymbol, interval: number, shift = 0): FillSymbolLayer =>
  pointPatternFill({
    ...without,
    marker,
    intervalX: interval,
    intervalY: interval,
    offsetX: shift,
    offsetY: shift,
  });

export const shape = (kind: SimpleMarker['shape'], size: number, fillColor: string, strokeColor?: string) =>
  simpleMarker({
    ...{ shape: kind, size, fillColor },
    ...(strokeColor !== undefined && { outline: true, strokeColor, strokeWidth: 1.5 }),
  });

/** A drawing of a path in a square of 24. */
export const drawing = (path: string, color: string, size: number) =>
  svgMarker({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>`,
    width: size,
    height: size,
  });

/** A white drawing on a disc. */
export const badge = (path: string, color: string): MarkerSymbol =>
  markerSymbol(shape('circle', 26, color, '#ffffff'), drawing(path, '#ffffff', 16));
