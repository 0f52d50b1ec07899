import {
  fillSymbol,
  gradientFill,
  imageMarker,
  linePatternFill,
  markerSymbol,
  pointPatternFill,
  simpleFill,
} from '../../model';
import type { FillSymbol, FillSymbolLayer } from '../../model';
import { isPictureData } from '../data-url';
import { own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { outlinedFill } from '../outlined-fill';
import type { FillPart } from '../outlined-fill';
import { isOn, lengthOf, part, symbolLayers, text, turn, typeOf } from './cim';
import { colorIn, rampColors } from './read-color';
import { isMarker, markerOfLayer, widthOf } from './read-marker';
import { isStroke, lineLayer, readLineSymbol } from './read-stroke';

/** A polygon symbol: its strokes are the outlines of what is under them. */
export function readPolygonSymbol(symbol: JsonObject | null, notes: LossNotes): FillSymbol {
  const layers = symbolLayers(symbol);
  return layers.length === 0
    ? fillSymbol(simpleFill({ color: '#00000000', useOutline: false }))
    : outlinedFill(layers.map((one) => fillPart(one, notes.below(typeOf(one)))));
}

function fillPart(layer: JsonObject, notes: LossNotes): FillPart {
  return isStroke(layer)
    ? lineLayer(layer, notes)
    : { ...readFill(layer, notes), useOutline: false, visible: isOn(layer, 'enable') };
}

function readFill(layer: JsonObject, notes: LossNotes): FillSymbolLayer {
  if (isMarker(layer)) return markersInside(layer, notes);
  switch (typeOf(layer)) {
    case 'CIMSolidFill':
      return simpleFill({ color: colorIn(layer, 'color', notes) });
    case 'CIMHatchFill':
      return linePatternFill({
        line: readLineSymbol(part(layer, 'lineSymbol'), notes),
        angle: turn(layer, 'rotation'),
        interval: lengthOf(layer, 'separation', 'linePatternInterval', notes),
        offset: lengthOf(layer, 'offsetY', 'offset', notes),
      });
    case 'CIMGradientFill':
      return gradient(layer, notes);
    case 'CIMPictureFill':
      return pictureFill(layer, notes);
    default:
      notes.add('type', 'unsupported', 'a plain fill');
      return simpleFill({ color: colorIn(layer, 'color', notes) });
  }
}

function gradient(layer: JsonObject, notes: LossNotes): FillSymbolLayer {
  const method = text(layer, 'gradientMethod', 'Linear');
  if (method !== 'Linear' && method !== 'Circular') notes.add('gradientMethod', 'unsupported', 'Circular');
  const colors = rampColors(part(layer, 'colorRamp'), notes);
  const [startColor, endColor] = [colors[0], colors[colors.length - 1]];
  return gradientFill({
    shape: method === 'Linear' ? 'linear' : 'radial',
    ...{ startColor, endColor, colorScheme: colors.length > 2 ? 'ramp' : 'two-color' },
    ramp: { name: '', colors: [...colors] },
    angle: turn(layer, 'angle'),
  });
}

/** A picture next to itself in both directions. */
function pictureFill(layer: JsonObject, notes: LossNotes): FillSymbolLayer {
  const source = text(layer, 'url');
  if (!isPictureData(source)) {
    notes.add('url', 'not-included');
    return simpleFill({ color: '#00000000' });
  }
  const height = lengthOf(layer, 'height', 'imageHeight', notes);
  const width = Math.min(100, Math.max(1, widthOf(height, source, layer)));
  const rotation = turn(layer, 'rotation');
  if (rotation !== 0) notes.add('rotation', 'unsupported', 0);
  return pointPatternFill({
    marker: markerSymbol(imageMarker({ name: 'picture', source, width, height })),
    ...{ intervalX: width, intervalY: height },
    offsetX: lengthOf(layer, 'offsetX', 'offset', notes),
    offsetY: lengthOf(layer, 'offsetY', 'offset', notes),
  });
}

function markersInside(layer: JsonObject, notes: LossNotes): FillSymbolLayer {
  const placement = part(layer, 'markerPlacement');
  if (!placement || typeOf(placement) !== 'CIMMarkerPlacementInsidePolygon') {
    notes.add(typeOf(placement) || 'markerPlacement', 'unsupported', null);
    return simpleFill({ color: '#00000000' });
  }
  const own = notes.below('markerPlacement');
  if (text(placement, 'gridType', 'Fixed') !== 'Fixed') own.add('gridType', 'unsupported', 'Fixed');
  if (isShifted(placement)) own.add('shiftOddRows', 'unsupported');
  if (turn(placement, 'gridAngle') !== 0) own.add('gridAngle', 'unsupported', 0);
  return pointPatternFill({
    marker: markerOfLayer(layer, notes),
    intervalX: lengthOf(placement, 'stepX', 'pointInterval', own),
    intervalY: lengthOf(placement, 'stepY', 'pointInterval', own),
    offsetX: lengthOf(placement, 'offsetX', 'offset', own),
    offsetY: lengthOf(placement, 'offsetY', 'offset', own),
  });
}

const isShifted = (placement: JsonObject): boolean => own(placement, 'shiftOddRows') === true;
