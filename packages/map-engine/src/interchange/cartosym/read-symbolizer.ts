import { formatColor } from '../../color';
import {
  characterMarker,
  fillSymbol,
  imageMarker,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import type { LabelSymbol, LineSymbol, MapSymbol, MarkerSymbolLayer, VectorGeometry } from '../../model';
import { svgInData } from '../data-url';
import { isObject, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nearestDash } from '../nearest-dash';
import { columnOf } from './read-selector';

/** The symbol of a symbolizer that says everything. */
export function readSymbolizer(
  symbolizer: JsonObject,
  geometry: VectorGeometry,
  notes: LossNotes,
): MapSymbol | null {
  const part = (name: string): JsonObject => objectOf(own(symbolizer, name));
  const stroke = part('stroke');
  switch (geometry) {
    case 'point':
      return markerSymbol(...mergedDots(objectsIn(own(part('marker'), 'elements'))).map(readGraphic));
    case 'line':
      return readStroke(stroke, notes);
    case 'polygon': {
      const useOutline = pixelsOf(own(stroke, 'width')) > 0;
      const outline = { useOutline, ...(useOutline && { outline: readStroke(stroke, notes) }) };
      return fillSymbol(simpleFill({ color: colorOf(part('fill')), ...outline }));
    }
  }
}

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const pixelsOf = (value: unknown): number => Number(own(objectOf(value), 'px') ?? 0);

function colorOf(paint: JsonObject): string {
  const color = own(paint, 'color');
  const [r = 0, g = 0, b = 0] = Array.isArray(color) ? color.map(Number) : [];
  return formatColor({ r, g, b, a: Number(own(paint, 'opacity') ?? 1) });
}

function readStroke(stroke: JsonObject, notes: LossNotes): LineSymbol {
  const centre = own(stroke, 'centerLine');
  const pens = [stroke, ...(isObject(centre) ? [centre] : [])];
  return lineSymbol(
    ...pens.map((pen) => {
      // Ends and corners are those of the draft.
      const shape = { width: pixelsOf(own(pen, 'width')), cap: 'butt', join: 'miter' } as const;
      const dashes = own(pen, 'dashPattern');
      const lengths = Array.isArray(dashes) ? dashes.map(Number) : [];
      const dash = nearestDash(lengths, shape, 'dashPattern', notes.below('stroke'));
      return simpleLine({ color: colorOf(pen), dash, ...shape });
    }),
  );
}

/** A graphic, and the dot under it that is its outline. */
interface Outlined {
  readonly graphic: JsonObject;
  readonly under: JsonObject | null;
}

/** A dot over a greater one at the same place is a circle with an outline, if neither shows what is under it. */
function mergedDots(graphics: readonly JsonObject[]): readonly Outlined[] {
  const merged: Outlined[] = [];
  for (const graphic of graphics) {
    const before = merged.at(-1);
    if (before && before.under === null && isOutline(before.graphic, graphic))
      merged.splice(-1, 1, { graphic, under: before.graphic });
    else merged.push({ graphic, under: null });
  }
  return merged;
}

function isOutline(under: JsonObject, over: JsonObject): boolean {
  const dots = [under, over].map((one) => objectOf(own(one, 'stroke')));
  const [below, above] = dots;
  return (
    [under, over].every((one) => own(one, 'type') === 'Dot') &&
    dots.every((one) => own(one, 'opacity') === 1) &&
    pixelsOf(own(below, 'width')) > pixelsOf(own(above, 'width')) &&
    JSON.stringify(own(under, 'position')) === JSON.stringify(own(over, 'position'))
  );
}

function readGraphic({ graphic, under }: Outlined): MarkerSymbolLayer {
  const [offsetX, offsetY] = placeOf(graphic);
  switch (own(graphic, 'type')) {
    case 'Image': {
      const source = String(own(objectOf(own(graphic, 'image')), 'uri') ?? '');
      const opacity = Number(own(graphic, 'opacity') ?? 1);
      const hot = own(graphic, 'hotSpot');
      const [across = 50, down = 50] = objectsIn(hot).map((one) => Number(own(one, 'pc')));
      const anchorX = across < 25 ? 'left' : across > 75 ? 'right' : 'center';
      const anchorY = down < 25 ? 'top' : down > 75 ? 'bottom' : 'center';
      const common = { opacity, anchorX, anchorY, offsetX, offsetY } as const;
      const svg = svgInData(source);
      return svg === null ? imageMarker({ name: '', source, ...common }) : svgMarker({ svg, ...common });
    }
    case 'Text': {
      const font = objectOf(own(graphic, 'font'));
      const text = String(own(graphic, 'text'));
      return characterMarker({ text, ...fontOf(font), fillColor: colorOf(font), offsetX, offsetY });
    }
    default: {
      const dot = objectOf(own(graphic, 'stroke'));
      const width = pixelsOf(own(dot, 'width'));
      const marker = { shape: 'circle', fillColor: colorOf(dot), offsetX, offsetY } as const;
      if (!under) return simpleMarker({ ...marker, size: width });
      const below = objectOf(own(under, 'stroke'));
      const whole = pixelsOf(own(below, 'width'));
      const pen = { strokeColor: colorOf(below), strokeWidth: (whole - width) / 2 };
      return simpleMarker({ ...marker, size: (whole + width) / 2, outline: true, ...pen });
    }
  }
}

function placeOf(graphic: JsonObject): readonly [number, number] {
  const [x = 0, y = 0] = objectsIn(own(graphic, 'position')).map(pixelsOf);
  return [x, y];
}

/** A pixel is 1/96 inch, a point 1/72. */
const pixels = 96 / 72;

const fontOf = (font: JsonObject) =>
  ({
    fontFamily: String(own(font, 'face')),
    fontStyle: own(font, 'bold') === true ? 'bold' : own(font, 'italic') === true ? 'italic' : 'normal',
    size: Number(own(font, 'size')) * pixels,
  }) as const;

/** The labels of a layer. */
export function readLabel(label: unknown, notes: LossNotes): LabelSymbol {
  const [text] = objectsIn(own(objectOf(label), 'elements'));
  const field = text ? columnOf(own(text, 'text')) : null;
  if (!text || field === null) return labelSymbol();
  const font = objectOf(own(text, 'font'));
  const halo = own(font, 'outline');
  const [offsetX, offsetY] = placeOf(text);
  const priority = own(objectOf(own(objectOf(label), 'placement')), 'priority');
  if (priority !== undefined && columnOf(priority) === null) notes.add('priority', 'expression');
  return labelSymbol({
    ...{ useLabel: true, field, ...fontOf(font), color: colorOf(font), offsetX, offsetY },
    ...(isObject(halo) && { haloColor: colorOf(halo), haloWidth: Number(own(halo, 'size')) }),
    priorityField: columnOf(priority),
  });
}
