import fc from 'fast-check';
import {
  characterMarker,
  fontStyles,
  gradientFill,
  horizontalAnchors,
  imageLine,
  imageMarker,
  lineCaps,
  lineJoins,
  linePatternFill,
  markerLine,
  markerPositions,
  markerShapes,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
  svgMarker,
  verticalAnchors,
} from '../src/model';
import type { FillSymbol, LineSymbol, MapSymbol, MarkerSymbol } from '../src/model';

// Generated symbols for the round-trip tests of the codec.

export const bool = fc.boolean();
export const size = fc.double({ min: 0.5, max: 400, noNaN: true });
export const shift = fc.integer({ min: -360, max: 360 });
export const opacity = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
export const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
export const text = fc.string({ maxLength: 12 });
export const ramp = fc.record({ name: text, colors: fc.array(color, { minLength: 1, maxLength: 11 }) });
const layer = { visible: bool, opacity };
const placed = {
  rotation: shift,
  offsetX: shift,
  offsetY: shift,
  anchorX: fc.constantFrom(...horizontalAnchors),
  anchorY: fc.constantFrom(...verticalAnchors),
};
const outlined = {
  outline: bool,
  strokeColor: color,
  strokeWidth: size,
  strokeDash: fc.constantFrom(...strokeDashes),
};

function stackOf<L>(item: fc.Arbitrary<L>): fc.Arbitrary<readonly L[]> {
  return fc.array(item, { minLength: 1, maxLength: 2 });
}

export const marker: fc.Arbitrary<MarkerSymbol> = stackOf(
  fc.oneof(
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        shape: fc.constantFrom(...markerShapes),
        size,
        fillColor: color,
      })
      .map(simpleMarker),
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        svg: text,
        width: size,
        height: size,
        fillColor: fc.option(color),
      })
      .map(svgMarker),
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        text,
        fontFamily: text,
        fontStyle: fc.constantFrom(...fontStyles),
        size,
        fillColor: color,
      })
      .map(characterMarker),
    fc.record({ ...layer, ...placed, name: text, source: text, width: size, height: size }).map(imageMarker),
  ),
).map((layers) => ({ kind: 'marker', layers }));

export const line: fc.Arbitrary<LineSymbol> = stackOf(
  fc.oneof(
    fc
      .record({
        ...layer,
        color,
        width: size,
        dash: fc.constantFrom(...strokeDashes),
        join: fc.constantFrom(...lineJoins),
        cap: fc.constantFrom(...lineCaps),
      })
      .map(simpleLine),
    fc.record({ ...layer, name: text, source: text, width: size, interval: size }).map(imageLine),
    fc
      .record({
        ...layer,
        marker,
        position: fc.constantFrom(...markerPositions),
        interval: size,
        offset: shift,
        followLine: bool,
      })
      .map(markerLine),
  ),
).map((layers) => ({ kind: 'line', layers }));

const outline = { useOutline: bool, outline: line };
export const fill: fc.Arbitrary<FillSymbol> = stackOf(
  fc.oneof(
    fc.record({ ...layer, ...outline, color }).map(simpleFill),
    fc
      .record({
        ...layer,
        ...outline,
        shape: fc.constantFrom('linear' as const, 'radial' as const),
        colorScheme: fc.constantFrom('two-color' as const, 'ramp' as const),
        startColor: color,
        endColor: color,
        ramp,
        reverse: bool,
        angle: shift,
      })
      .map(gradientFill),
    fc
      .record({ ...layer, ...outline, line, angle: shift, interval: size, offset: shift })
      .map(linePatternFill),
    fc
      .record({
        ...layer,
        ...outline,
        marker,
        intervalX: size,
        intervalY: size,
        offsetX: shift,
        offsetY: shift,
      })
      .map(pointPatternFill),
  ),
).map((layers) => ({ kind: 'fill', layers }));

/** Symbols of all kinds. */
export const symbols: fc.Arbitrary<MapSymbol> = fc.oneof(marker, line, fill);
