import { characterMarker, imageMarker, markerSymbol, simpleMarker, svgMarker } from '../../model';
import type { FontStyle, MarkerSymbol, MarkerSymbolLayer } from '../../model';
import { isPictureData, svgInData } from '../data-url';
import { objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { bounded, isOn, lengthOf, number, part, pixels, symbolLayers, text, turn, typeOf } from './cim';
import { shapeOfGeometry } from './marker-shape';
import { colorIn } from './read-color';

/** Whether a layer draws on a point, along a line or inside of a polygon. */
export function isMarker(layer: JsonObject): boolean {
  return /Marker$/.test(typeOf(layer));
}

/** A point symbol. */
export function readPointSymbol(symbol: JsonObject | null, notes: LossNotes): MarkerSymbol {
  const layers = symbolLayers(symbol);
  return markerSymbol(...layers.flatMap((one) => markerLayers(one, notes.below(typeOf(one)))));
}

/** A marker by itself, as lines and fills repeat it. */
export function markerOfLayer(layer: JsonObject, notes: LossNotes): MarkerSymbol {
  return markerSymbol(...markerLayers({ ...layer, enable: true }, notes));
}

function markerLayers(layer: JsonObject, notes: LossNotes): readonly MarkerSymbolLayer[] {
  const visible = isOn(layer, 'enable');
  return drawn(layer, notes).map((one) => ({ ...one, visible }));
}

function drawn(layer: JsonObject, notes: LossNotes): readonly MarkerSymbolLayer[] {
  switch (typeOf(layer)) {
    case 'CIMVectorMarker':
      return vectorMarkers(layer, notes);
    case 'CIMCharacterMarker':
      return [character(layer, notes)];
    case 'CIMPictureMarker':
      return [picture(layer, notes)];
    default:
      notes.add('type', 'unsupported', 'circle');
      return [simpleMarker({ ...placeOf(layer, notes) })];
  }
}

/** Where a marker is; offsets go right and up in ArcGIS, and the anchor is a part of its size. */
function placeOf(layer: JsonObject, notes: LossNotes) {
  const anchor = part(layer, 'anchorPoint');
  const relative = text(layer, 'anchorPointUnits', 'Relative') === 'Relative' ? number(layer, 'size') : 1;
  const [x, y] = ['x', 'y'].map((name) => (anchor ? number(anchor, name) * relative : 0));
  const offset = (points: number, name: string): number =>
    bounded(pixels(points) || 0, name, 'offset', notes);
  return {
    rotation: turn(layer, 'rotation'),
    offsetX: offset(number(layer, 'offsetX') - x, 'offsetX'),
    offsetY: offset(y - number(layer, 'offsetY'), 'offsetY'),
  };
}

/** The colour and the outline of the polygon symbol of a shape or a character. */
function paintOf(symbol: JsonObject | null, scale: number, notes: LossNotes) {
  const layers = symbolLayers(symbol).filter((one) => isOn(one, 'enable'));
  const fill = layers.find((one) => typeOf(one) === 'CIMSolidFill');
  const stroke = layers.find((one) => typeOf(one) === 'CIMSolidStroke' && number(one, 'width') > 0);
  for (const one of layers) if (one !== fill && one !== stroke) notes.add(typeOf(one), 'unsupported');
  return {
    fillColor: colorIn(fill ?? null, 'color', notes),
    outline: stroke !== undefined,
    ...(stroke && {
      strokeColor: colorIn(stroke, 'color', notes),
      strokeWidth: bounded(pixels(number(stroke, 'width') * scale), 'width', 'outlineWidth', notes),
    }),
  };
}

/** A marker for each shape, the first of the list on top. */
function vectorMarkers(layer: JsonObject, notes: LossNotes): readonly MarkerSymbolLayer[] {
  const frame = part(layer, 'frame');
  const frameHeight = frame ? number(frame, 'ymax') - number(frame, 'ymin') : 0;
  const size = number(layer, 'size');
  const scale = frameHeight > 0 ? size / frameHeight : 1;
  const place = placeOf(layer, notes);
  const graphics = [...objectsIn(own(layer, 'markerGraphics'))].reverse();
  return graphics.map((graphic) => {
    const known = shapeOfGeometry(part(graphic, 'geometry') ?? {});
    if (!known) notes.add('markerGraphics', 'unsupported', 'circle');
    const {
      shape,
      turn: turned,
      height,
    } = known ?? { shape: 'circle' as const, turn: 0, height: frameHeight };
    const strokeScale = own(layer, 'scaleSymbolsProportionally') === true ? scale : 1;
    const points = frameHeight > 0 ? height * scale : size;
    return simpleMarker({
      shape,
      size: bounded(pixels(points), 'size', 'simpleMarkerSize', notes),
      ...paintOf(part(graphic, 'symbol'), strokeScale, notes),
      ...place,
      rotation: place.rotation + turned,
    });
  });
}

/** The face of a font by the name of its style. */
export function fontStyleOf(name: string): FontStyle {
  const words = name.toLowerCase();
  if (words.includes('italic') || words.includes('oblique')) return 'italic';
  return words.includes('bold') ? 'bold' : 'normal';
}

function character(layer: JsonObject, notes: LossNotes): MarkerSymbolLayer {
  const index = number(layer, 'characterIndex');
  const isCharacter =
    Number.isInteger(index) && index >= 32 && index <= 0x10ffff && !(index >= 0xd800 && index <= 0xdfff);
  const fontFamily = text(layer, 'fontFamilyName', 'sans-serif');
  notes.add('fontFamilyName', 'not-included', fontFamily);
  return characterMarker({
    text: isCharacter ? String.fromCodePoint(index) : '!',
    fontFamily,
    fontStyle: fontStyleOf(text(layer, 'fontStyleName')),
    size: lengthOf(layer, 'size', 'characterMarkerSize', notes),
    ...paintOf(part(layer, 'symbol'), 1, notes),
    ...placeOf(layer, notes),
  });
}

function picture(layer: JsonObject, notes: LossNotes): MarkerSymbolLayer {
  const source = text(layer, 'url');
  const place = placeOf(layer, notes);
  if (!isPictureData(source)) {
    notes.add('url', 'not-included', 'square');
    const size = lengthOf(layer, 'size', 'simpleMarkerSize', notes);
    return simpleMarker({ shape: 'square', size, ...place });
  }
  if (part(layer, 'tintColor')) notes.add('tintColor', 'unsupported');
  const height = lengthOf(layer, 'size', 'imageHeight', notes);
  const width = bounded(widthOf(height, source, layer), 'scaleX', 'imageWidth', notes);
  const svg = svgInData(source);
  return svg === null
    ? imageMarker({ name: 'picture', source, width, height, ...place })
    : svgMarker({ svg, width, height, ...place });
}

/** The width of a picture of a height, by what the head of a PNG says; other pictures count as square. */
export function widthOf(height: number, source: string, layer: JsonObject): number {
  const scale = number(layer, 'scaleX', 1);
  const [, head = ''] = /^data:image\/png;base64,([A-Za-z0-9+/]{32})/.exec(source) ?? [];
  const bytes = head === '' ? '' : atob(head);
  const at = (from: number): number =>
    [0, 1, 2, 3].reduce((sum, i) => sum * 256 + bytes.charCodeAt(from + i), 0);
  const ratio = bytes === '' ? 1 : at(16) / at(20);
  return Math.round(height * scale * (Number.isFinite(ratio) && ratio > 0 ? ratio : 1) * 100) / 100;
}
