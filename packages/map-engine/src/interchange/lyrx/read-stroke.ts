import { imageLine, lineSymbol, markerLine, simpleLine } from '../../model';
import type { LineCap, LineJoin, LineSymbol, LineSymbolLayer, MarkerPosition } from '../../model';
import { isPictureData } from '../data-url';
import { isList, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nearestDash } from '../nearest-dash';
import { bounded, entry, isOn, lengthOf, number, part, pixels, symbolLayers, text, typeOf } from './cim';
import { colorIn } from './read-color';
import { isMarker, markerOfLayer } from './read-marker';

const caps: Readonly<Record<string, LineCap>> = { Butt: 'butt', Round: 'round', Square: 'square' };
const joins: Readonly<Record<string, LineJoin>> = { Bevel: 'bevel', Round: 'round', Miter: 'miter' };
const positions: Readonly<Record<string, MarkerPosition>> = {
  CIMMarkerPlacementAlongLineSameSize: 'interval',
  CIMMarkerPlacementOnVertices: 'vertices',
  CIMMarkerPlacementOnLine: 'middle',
};

/** A line symbol. */
export function readLineSymbol(symbol: JsonObject | null, notes: LossNotes): LineSymbol {
  return lineSymbol(...symbolLayers(symbol).map((one) => lineLayer(one, notes.below(typeOf(one)))));
}

/** Whether a layer is drawn along a line. */
export function isStroke(layer: JsonObject): boolean {
  return /Stroke$/.test(typeOf(layer));
}

/** A layer of a line, or of the outline of a polygon. */
export function lineLayer(layer: JsonObject, notes: LossNotes): LineSymbolLayer {
  const visible = isOn(layer, 'enable');
  if (isMarker(layer)) return { ...markersAlong(layer, notes), visible };
  const url = text(layer, 'url');
  if (typeOf(layer) === 'CIMPictureStroke' && isPictureData(url))
    return imageLine({
      name: 'line',
      source: url,
      width: lengthOf(layer, 'width', 'lineWidth', notes),
      visible,
    });
  if (typeOf(layer) !== 'CIMSolidStroke')
    notes.add('type', typeOf(layer) === 'CIMPictureStroke' ? 'not-included' : 'unsupported', 'a plain line');
  const width = lengthOf(layer, 'width', 'lineWidth', notes);
  const cap = entry(caps, text(layer, 'capStyle'));
  const join = entry(joins, text(layer, 'joinStyle'));
  const drawn = { width, cap: cap ?? 'butt' };
  return simpleLine({
    color: colorIn(layer, 'color', notes),
    ...drawn,
    dash: nearestDash(dashes(layer, notes), drawn, 'dashTemplate', notes),
    // ArcGIS leaves out what is the first of its list.
    join: join ?? 'bevel',
    visible,
  });
}

/** Lengths of strokes and gaps in pixels; other effects are named. */
function dashes(layer: JsonObject, notes: LossNotes): readonly number[] {
  const effects = objectsIn(own(layer, 'effects'));
  for (const one of effects)
    if (typeOf(one) !== 'CIMGeometricEffectDashes') notes.add(typeOf(one) || 'effects', 'unsupported');
  const written = effects.find((one) => typeOf(one) === 'CIMGeometricEffectDashes');
  const lengths = written ? own(written, 'dashTemplate') : [];
  return isList(lengths) && lengths.every(Number.isFinite) ? lengths.map((one) => pixels(Number(one))) : [];
}

function markersAlong(layer: JsonObject, notes: LossNotes) {
  const placement = part(layer, 'markerPlacement');
  const position = entry(positions, typeOf(placement));
  if (!position) notes.add(typeOf(placement) || 'markerPlacement', 'unsupported', 'middle');
  const template = placement ? own(placement, 'placementTemplate') : null;
  const steps = isList(template) ? template.filter(Number.isFinite).map(Number) : [];
  if (steps.some((one) => one !== steps[0])) notes.add('placementTemplate', 'unsupported', steps[0]);
  return markerLine({
    marker: markerOfLayer(layer, notes),
    position: position ?? 'middle',
    interval: bounded(pixels(steps[0] ?? 10), 'placementTemplate', 'lineInterval', notes),
    offset: bounded(
      pixels(placement ? number(placement, 'offsetAlongLine') : 0),
      'offsetAlongLine',
      'offset',
      notes,
    ),
    followLine: placement ? own(placement, 'angleToLine') === true : false,
  });
}
