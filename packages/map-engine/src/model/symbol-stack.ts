import type { LimitName } from './limits';
import type { Extra } from './extra';

/** What every symbol layer has. */
export interface SymbolLayerBase {
  /** Hidden layers stay in the stack and are not drawn. */
  readonly visible: boolean;
  /** 0-1, applied on top of the colours' own alpha. */
  readonly opacity: number;
  readonly extra?: Extra;
}

/** A stack of symbol layers in drawing order: the first is drawn first, at the bottom. */
export interface SymbolStack<Kind extends string, Layer extends SymbolLayerBase> {
  readonly kind: Kind;
  readonly layers: readonly Layer[];
  readonly extra?: Extra;
}

/** Dash patterns of strokes; dashes, dots and gaps grow with the width of the line. */
export const strokeDashes = ['solid', 'dash', 'dot', 'dash-dot', 'dash-dot-dot'] as const;
/** One of {@link strokeDashes}. */
export type StrokeDash = (typeof strokeDashes)[number];

/** How strokes turn at a vertex. */
export const lineJoins = ['bevel', 'miter', 'round'] as const;
/** One of {@link lineJoins}. */
export type LineJoin = (typeof lineJoins)[number];

/** How strokes end. */
export const lineCaps = ['square', 'butt', 'round'] as const;
/** One of {@link lineCaps}. */
export type LineCap = (typeof lineCaps)[number];

/** CSS font face in the specification's three choices. */
export const fontStyles = ['normal', 'italic', 'bold'] as const;
/** One of {@link fontStyles}. */
export type FontStyle = (typeof fontStyles)[number];

/** What a kind of symbol layer declares beside its properties. */
export interface SymbolLayerRule<L> {
  /** The property with the colour of a class, or with the nested symbol that has it; null for pictures. */
  readonly colored: (keyof L & string) | null;
  /** What else is set together with that colour. */
  readonly recolored?: Partial<L>;
  /** Bounds of its numbers. */
  readonly bounds: { readonly [K in keyof L]?: LimitName };
}

/** The rules of every kind of layer of a symbol, in the order in which editors offer them. */
export type SymbolLayerRules<L extends { readonly kind: string }> = {
  readonly [K in L['kind']]: SymbolLayerRule<Extract<L, { readonly kind: K }>>;
};
