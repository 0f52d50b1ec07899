import { decodeScheme, decodeSymbol, encodeScheme, encodeSymbol, styleCaps } from '@gep/map-engine/codec';
import { isTableScheme } from '@gep/map-engine/model';
import type {
  Field,
  MapSymbol,
  Scheme,
  SchemeGeometry,
  SchemeKind,
  SymbolKind,
  SymbolLayerKind,
} from '@gep/map-engine/model';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { sanitizeSvg } from '@gep/map-engine/symbol';
import { strangeKind } from './kinds';
import { isPart } from './same';

/** Why a text was not taken; its words are `paste.<code>`. */
export type PasteProblem =
  | {
      readonly code:
        'empty' | 'style-syntax' | 'style-too-large' | 'style-too-deep' | 'is-symbol' | 'is-scheme';
    }
  | { readonly code: 'style-invalid'; readonly at: string }
  | { readonly code: 'other-geometry'; readonly got: SchemeGeometry; readonly want: SchemeGeometry }
  | { readonly code: 'not-here'; readonly kind: SymbolLayerKind | SchemeKind }
  | { readonly code: 'field-missing' | 'field-failed'; readonly field: string };

/** What came of a text; `fields` are those of the layer where one of the style is not among them. */
export type Pasted<T> =
  { readonly value: T } | { readonly problem: PasteProblem; readonly fields?: readonly Field[] };

const geometryOf = { marker: 'point', line: 'line', fill: 'polygon' } as const satisfies Record<
  SymbolKind,
  SchemeGeometry
>;

/** A scheme as the text that is saved, stored in files, and copied. */
export function schemeText(scheme: Scheme): string {
  return JSON.stringify(encodeScheme(scheme), null, 2);
}

/** A symbol as text. */
export function symbolText(symbol: MapSymbol): string {
  return JSON.stringify(encodeSymbol(symbol), null, 2);
}

/**
 * Reads the text of a scheme for a layer of the same geometry as `current`. Drawings in it are cleaned; a raster
 * keeps its own bands, for they are facts of its file, and counts by them.
 */
export async function readSchemeText<S extends Scheme>(text: string, current: S): Promise<Pasted<S>> {
  const want = current.geometry;
  return reading<S>(text, (tree) => {
    if (!('schemeType' in tree || 'rasterType' in tree || 'stretchedType' in tree))
      return {
        problem: 'patterns' in tree ? { code: 'is-symbol' } : { code: 'style-invalid', at: 'schemeType' },
      };
    // Styles of other programs may not say their geometry.
    const scheme = decodeScheme(tree, 'geometryType' in tree ? {} : { geometry: want });
    const got = scheme.geometry;
    if (got !== want) return { problem: { code: 'other-geometry', got, want } };
    return { value: withOwnBands(scheme, current) as S };
  });
}

/**
 * Reads the text of a symbol of the same kind as `current`, absent: of any; `kinds` of layers are on offer in it, absent:
 * all.
 */
export async function readSymbolText<S extends MapSymbol>(
  text: string,
  current?: S,
  kinds?: readonly SymbolLayerKind[],
): Promise<Pasted<S>> {
  return reading<S>(text, (tree) => {
    if (!('patterns' in tree))
      return {
        problem: 'schemeType' in tree ? { code: 'is-scheme' } : { code: 'style-invalid', at: 'patterns' },
      };
    const symbol = decodeSymbol(tree, 'geometryType' in tree ? undefined : current?.kind);
    if (current && symbol.kind !== current.kind) {
      const [got, want] = [geometryOf[symbol.kind], geometryOf[current.kind]];
      return { problem: { code: 'other-geometry', got, want } };
    }
    const kind = strangeKind(symbol, kinds);
    return kind ? { problem: { code: 'not-here', kind } } : { value: symbol as S };
  });
}

async function reading<T>(text: string, read: (tree: object) => Pasted<T>): Promise<Pasted<T>> {
  if (text.trim() === '') return { problem: { code: 'empty' } };
  if (text.length > styleCaps.textLength) return { problem: { code: 'style-too-large' } };
  try {
    const tree: unknown = JSON.parse(text);
    // A bare number or text is JSON and lacks all that a style has.
    const pasted = read(isPart(tree) ? tree : {});
    if ('problem' in pasted || !text.includes('"svg"')) return pasted;
    return read(await withCleanDrawings(text));
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** The tree of a text that was read before, with every drawing cleaned. */
async function withCleanDrawings(text: string): Promise<object> {
  const drawings = new Set<string>();
  const isDrawing = (name: string, value: unknown): value is string =>
    name === 'svg' && typeof value === 'string';
  JSON.parse(text, (name, value: unknown) => {
    if (isDrawing(name, value)) drawings.add(value);
    return value;
  });
  const clean = new Map(
    await Promise.all(
      [...drawings].map(async (svg) => [svg, svg && ((await sanitizeSvg(svg)) ?? '')] as const),
    ),
  );
  return JSON.parse(text, (name, value: unknown) =>
    isDrawing(name, value) ? clean.get(value) : value,
  ) as object;
}

function problemOf(error: unknown): PasteProblem {
  if (error instanceof SyntaxError) return { code: 'style-syntax' };
  const { code, at } = error as { readonly code?: string; readonly at?: string };
  if (code === 'style-too-large' || code === 'style-too-deep' || code === 'style-syntax') return { code };
  if (code !== 'style-invalid') throw error;
  return { code, at: at ?? '' };
}

function withOwnBands(scheme: Scheme, current: Scheme): Scheme {
  if (scheme.geometry !== 'raster' || current.geometry !== 'raster' || current.bands.length === 0)
    return scheme;
  const { bands } = current;
  const own =
    'band' in scheme && (scheme.band ?? 0) >= bands.length
      ? { ...scheme, bands, band: 0 }
      : { ...scheme, bands };
  return isTableScheme(own) ? recountRows(own) : own;
}
