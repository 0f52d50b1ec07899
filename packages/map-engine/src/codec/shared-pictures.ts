import { styleCaps } from './caps';
import { readTree } from './guard';
import { imageText } from './shared-parts';
import { asObject, below, invalid, list } from './wire';
import type { JsonObject, Wire } from './wire';

// A template, its rows, the row of everything else and the pins may all show one picture. It is written once: in the
// list `pictures` of the style, and each symbol names its place there by `imageIndex` instead of `imageSource`, or by
// `svgIndex` instead of `svg`. Readers that do not know the list keep both as unknown parts, and show no picture.

/** Properties that hold a picture, each with the one that names a place in the list. */
const placeNames = [
  ['imageSource', 'imageIndex'],
  ['svg', 'svgIndex'],
] as const;

/** Pictures below this length, addresses above all, are written where they are shown. */
const leastShared = 1000;

export const picturesCodec = list(imageText, styleCaps.values);

/** The style with every picture that is shown more than once in its list; the same object where there is none. */
export function sharePictures(style: JsonObject): JsonObject {
  const shown = new Map<string, number>();
  eachObject(style, '', (part) => {
    for (const [name] of placeNames) {
      const text = part[name];
      if (isLong(text)) shown.set(text, (shown.get(text) ?? 0) + 1);
    }
    return part;
  });
  const pictures = [...shown].filter(([, times]) => times > 1).map(([text]) => text);
  if (pictures.length === 0) return style;
  const places = new Map<unknown, number>(pictures.map((text, place) => [text, place]));
  const shared = eachObject(style, '', (part) =>
    placeNames.reduce((changed, [name, index]) => {
      const { [name]: text, ...rest } = changed;
      const place = places.get(text);
      return place === undefined ? changed : { ...rest, [index]: place };
    }, part),
  );
  return { ...(shared as JsonObject), pictures };
}

/**
 * The style with every picture where it is shown, and without a list. All who show a picture hold the same text.
 * @throws GepDataError 'style-invalid' for a list of another form, and for an index outside of the list
 */
export function placePictures(style: Wire): Wire {
  const { pictures: given, ...bare } = style;
  if (given === undefined || given === null) return bare;
  const pictures = picturesCodec.decode(given, 'pictures');
  return eachObject(bare, '', (part, at) =>
    placeNames.reduce((changed, [name, index]) => {
      if (!Object.hasOwn(changed, index)) return changed;
      const { [index]: place, ...rest } = changed;
      if (place === null || changed[name]) return rest;
      // A number that is not a place gives undefined as well.
      const text = typeof place === 'number' ? pictures[place] : undefined;
      if (text !== undefined) return { ...rest, [name]: text };
      throw invalid(below(at, index), `a place in the list of ${pictures.length} pictures`);
    }, part),
  ) as Wire;
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

function isLong(text: unknown): text is string {
  return typeof text === 'string' && text.length >= leastShared;
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
