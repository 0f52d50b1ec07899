import { styleCaps } from './caps';
import { readTree } from './guard';
import { imageText } from './shared-parts';
import { asObject, below, invalid, list } from './wire';
import type { JsonObject, Wire } from './wire';

// A template, its rows, the row of everything else and the pins may all show one picture. It is written once: in the
// list `pictures` of the style, and each symbol names its place there by `imageIndex` instead of `imageSource`. Readers
// that do not know the list keep both as unknown parts, and show no picture.

/** Pictures below this length, addresses above all, are written where they are shown. */
const leastShared = 1000;

export const picturesCodec = list(imageText, styleCaps.values);

/** The style with every picture that is shown more than once in its list; the same object where there is none. */
export function sharePictures(style: JsonObject): JsonObject {
  const shown = new Map<string, number>();
  eachObject(style, '', (part) => {
    const { imageSource: source } = part;
    if (isLong(source)) shown.set(source, (shown.get(source) ?? 0) + 1);
    return part;
  });
  const pictures = [...shown].filter(([, times]) => times > 1).map(([source]) => source);
  if (pictures.length === 0) return style;
  const places = new Map<unknown, number>(pictures.map((source, place) => [source, place]));
  const shared = eachObject(style, '', (part) => {
    const { imageSource: source, ...rest } = part;
    const place = places.get(source);
    return place === undefined ? part : { ...rest, imageIndex: place };
  });
  return { ...(shared as JsonObject), pictures };
}

/**
 * The style with every picture where it is shown, and without a list. All who show a picture hold the same text.
 * @throws GepDataError 'style-invalid' for a list of another form, and for a place that it has not
 */
export function placePictures(style: Wire): Wire {
  const { pictures: given, ...bare } = style;
  if (given === undefined || given === null) return bare;
  const pictures = picturesCodec.decode(given, 'pictures');
  return eachObject(bare, '', (part, at) => {
    if (!Object.hasOwn(part, 'imageIndex')) return part;
    const { imageIndex: place, ...rest } = part;
    if (place === null || part.imageSource) return rest;
    // A number that is not a place gives undefined as well.
    const source = typeof place === 'number' ? pictures[place] : undefined;
    if (source !== undefined) return { ...rest, imageSource: source };
    throw invalid(below(at, 'imageIndex'), `a place in the list of ${pictures.length} pictures`);
  }) as Wire;
}

/**
 * The tree of a saved style as it came, each picture where a symbol shows it: for programs that look at the pictures.
 * @throws GepDataError as `decodeScheme` for what cannot be read as a style at all.
 * @example
 * const text = '{"pictures":["/tree.png"],"patterns":[{"markerType":3,"imageIndex":0}]}';
 * styleTree(text); // { patterns: [{ markerType: 3, imageSource: '/tree.png' }] }
 */
export function styleTree(json: unknown): Readonly<Record<string, unknown>> {
  return placePictures(asObject(readTree(json), ''));
}

function isLong(source: unknown): source is string {
  return typeof source === 'string' && source.length >= leastShared;
}

/** A tree in which every object is what `change` makes of it; what does not change is not copied. */
function eachObject(tree: unknown, at: string, change: (part: Wire, at: string) => Wire): unknown {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) {
    const items = tree.map((item: unknown, i) => eachObject(item, `${at}[${i}]`, change));
    return items.some((item, i) => item !== tree[i]) ? items : tree;
  }
  const changed = change(tree as Wire, at);
  let copy: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(changed)) {
    const made = eachObject(value, below(at, key), change);
    if (made !== value) (copy ??= { ...changed })[key] = made;
  }
  return copy ?? changed;
}
