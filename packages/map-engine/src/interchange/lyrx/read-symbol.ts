import { defaultSymbol } from '../../model';
import type { MapSymbol, VectorGeometry } from '../../model';
import { changeLayers } from '../../scheme/symbol/change-layers';
import { objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { entry, part, typeOf } from './cim';
import { readPolygonSymbol } from './read-fill';
import { readPointSymbol } from './read-marker';
import { readLineSymbol } from './read-stroke';

const geometries: Readonly<Record<string, VectorGeometry>> = {
  CIMPointSymbol: 'point',
  CIMLineSymbol: 'line',
  CIMPolygonSymbol: 'polygon',
};
const readers = { point: readPointSymbol, line: readLineSymbol, polygon: readPolygonSymbol } as const;

/** What the symbol of a reference draws; null for none that is drawn here. */
export function geometryOf(reference: JsonObject | null): VectorGeometry | null {
  return entry(geometries, typeOf(part(reference, 'symbol'))) ?? null;
}

/** The symbol of a reference, faded by the opacity of its layer. */
export function readSymbol(
  reference: JsonObject | null,
  geometry: VectorGeometry,
  opacity: number,
  notes: LossNotes,
): MapSymbol {
  if (geometryOf(reference) !== geometry) {
    notes.add('symbol', 'unsupported', geometry);
    return defaultSymbol(geometry);
  }
  if (reference && objectsIn(own(reference, 'primitiveOverrides')).length > 0)
    notes.add('primitiveOverrides', 'expression');
  if (reference && objectsIn(own(reference, 'alternateSymbols')).length > 0)
    notes.add('alternateSymbols', 'unsupported', 'all scales');
  const symbol = readers[geometry](part(reference, 'symbol'), notes.below('symbol'));
  return changeLayers(symbol, (layer) => ({ ...layer, opacity: layer.opacity * opacity }));
}
