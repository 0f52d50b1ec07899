import type { Scheme, SchemeGeometry } from '../model';
import { readPart } from './guard';
import { decodeScheme } from './scheme-codec';
import { isGiven } from './text-parts';
import { below } from './wire';
import type { Wire } from './wire';

/** The saved style of a layer, or the default one. */
export function styleOf<S extends Scheme>(wire: Wire, at: string, geometry: SchemeGeometry, start: S): S {
  const name = isGiven(wire.layerStyle) ? 'layerStyle' : 'scheme';
  if (!isGiven(wire[name])) return start;
  // The geometry that is handed in decides whether it is a vector's or a raster's.
  return readPart(wire[name], below(at, name), (tree) => decodeScheme(tree, { geometry })) as S;
}
