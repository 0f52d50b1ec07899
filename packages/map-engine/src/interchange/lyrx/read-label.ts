import { labelSymbol } from '../../model';
import type { LabelSymbol, VectorGeometry } from '../../model';
import { objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { metresOfScale } from '../qml/read-label';
import { bounded, isOn, lengthOf, number, part, pixels, symbolLayers, text, turn, typeOf } from './cim';
import { colorIn } from './read-color';
import { fontStyleOf } from './read-marker';

/** A column alone: `$feature.NAME` or `$feature["NAME"]` of Arcade, `[NAME]` of the other languages. */
const column =
  /^\s*(?:\$feature\.([\p{L}_][\p{L}\p{N}_]*)|\$feature\[(["'])([^"'\]]+)\2\]|\[([^\][]+)\])\s*$/u;

/** The labels of the first visible class; a layer without `labelVisibility` shows none. */
export function readLabels(layer: JsonObject, geometry: VectorGeometry, notes: LossNotes): LabelSymbol {
  const classes = objectsIn(own(layer, 'labelClasses')).filter((one) => own(one, 'visibility') === true);
  const [first] = classes;
  if (own(layer, 'labelVisibility') !== true || !first) return labelSymbol();
  if (classes.length > 1) notes.add('labelClasses', 'unsupported', text(first, 'name'));
  return readLabel(first, geometry, notes.below('labelClasses'));
}

function readLabel(written: JsonObject, geometry: VectorGeometry, notes: LossNotes): LabelSymbol {
  const [, plain, , quoted, bracketed] = column.exec(text(written, 'expression')) ?? [];
  const field = plain ?? quoted ?? bracketed ?? null;
  if (field === null) notes.add('expression', 'expression');
  if (text(written, 'whereClause') !== '') notes.add('whereClause', 'unsupported', 'all features');
  const symbol = part(part(written, 'textSymbol'), 'symbol') ?? {};
  const own = notes.below('textSymbol');
  const resolution = (name: string): number | null => {
    const scale = number(written, name);
    return scale > 0 ? scale * metresOfScale : null;
  };
  const halo = part(symbol, 'haloSymbol');
  return labelSymbol({
    useLabel: field !== null,
    field,
    fontFamily: text(symbol, 'fontFamilyName', 'sans-serif'),
    fontStyle: fontStyleOf(text(symbol, 'fontStyleName')),
    size: lengthOf(symbol, 'height', 'labelSize', own, 10),
    color: fillColor(part(symbol, 'symbol'), '#000000', own),
    // A halo has a size in every file, and is drawn where it has a symbol.
    haloWidth: halo ? lengthOf(symbol, 'haloSize', 'labelHaloWidth', own) : 0,
    haloColor: fillColor(halo, '#ffffff', own),
    offsetX: lengthOf(symbol, 'offsetX', 'offset', own),
    offsetY: bounded(-pixels(number(symbol, 'offsetY')) || 0, 'offsetY', 'offset', own),
    rotation: turn(symbol, 'angle'),
    placement: geometry === 'line' ? 'line' : 'point',
    // The smallest scale, 1:n with the greatest n, is the coarsest resolution.
    minResolution: resolution('maximumScale'),
    maxResolution: resolution('minimumScale'),
  });
}

function fillColor(symbol: JsonObject | null, otherwise: string, notes: LossNotes): string {
  const fill = symbolLayers(symbol).find((one) => typeOf(one) === 'CIMSolidFill' && isOn(one, 'enable'));
  return fill ? colorIn(fill, 'color', notes) : otherwise;
}
