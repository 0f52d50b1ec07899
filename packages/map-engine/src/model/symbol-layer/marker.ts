import { defaults, limits } from '../limits';
import type { FontStyle, StrokeDash, SymbolLayerBase, SymbolLayerRules, SymbolStack } from '../symbol-stack';

/** Shapes of the simple marker, in the order of the specification's codes. */
export const markerShapes = ['circle', 'triangle', 'square', 'pentagon', 'star', 'hexagon', 'cross'] as const;
/** One of {@link markerShapes}. */
export type MarkerShape = (typeof markerShapes)[number];

/** Which part of the marker's width sits on the point. */
export const horizontalAnchors = ['center', 'left', 'right'] as const;
/** One of {@link horizontalAnchors}. */
export type HorizontalAnchor = (typeof horizontalAnchors)[number];
/** Which part of the marker's height sits on the point. */
export const verticalAnchors = ['center', 'top', 'bottom'] as const;
/** One of {@link verticalAnchors}. */
export type VerticalAnchor = (typeof verticalAnchors)[number];

/** Place of a marker: rotation in degrees clockwise about the point, offsets in CSS pixels right and down. */
export interface MarkerPlacement {
  readonly rotation: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly anchorX: HorizontalAnchor;
  readonly anchorY: VerticalAnchor;
}

/** Outline of a marker's shape, `strokeWidth` in CSS pixels; used only when `outline` is true. */
export interface MarkerOutline {
  readonly outline: boolean;
  readonly strokeColor: string;
  readonly strokeWidth: number;
  readonly strokeDash: StrokeDash;
}

/** A regular shape; `size` is its height and width in CSS pixels. */
export interface SimpleMarker extends SymbolLayerBase, MarkerPlacement, MarkerOutline {
  readonly kind: 'simple-marker';
  readonly shape: MarkerShape;
  readonly size: number;
  readonly fillColor: string;
}

/**
 * An SVG drawing, stretched to `width` x `height` CSS pixels; always drawn as an image, never put into the page. A null
 * colour keeps the drawing's own.
 */
export interface SvgMarker extends SymbolLayerBase, MarkerPlacement, MarkerOutline {
  readonly kind: 'svg-marker';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly fillColor: string | null;
}

/** One character of a font; `size` is the font size in CSS pixels. An emptied text is '!'. */
export interface CharacterMarker extends SymbolLayerBase, MarkerPlacement, MarkerOutline {
  readonly kind: 'character-marker';
  readonly text: string;
  readonly fontFamily: string;
  readonly fontStyle: FontStyle;
  readonly size: number;
  readonly fillColor: string;
}

/** A PNG or JPEG picture, stretched to `width` x `height` CSS pixels; `source` is a data URL or an address. */
export interface ImageMarker extends SymbolLayerBase, MarkerPlacement {
  readonly kind: 'image-marker';
  readonly name: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

/** One layer of a marker symbol, told apart by `kind`. */
export type MarkerSymbolLayer = SimpleMarker | SvgMarker | CharacterMarker | ImageMarker;
/** Draws points: marker layers on one spot, the first at the bottom. */
export type MarkerSymbol = SymbolStack<'marker', MarkerSymbolLayer>;

const placed = { rotation: 'rotation', offsetX: 'offset', offsetY: 'offset' } as const;
const pictured = { width: 'imageWidth', height: 'imageHeight' } as const;

/**
 * Every kind of marker layer: bounds and the colour of classes.
 * @example
 * markerSymbolLayers['image-marker'].colored; // null
 */
export const markerSymbolLayers: SymbolLayerRules<MarkerSymbolLayer> = {
  'simple-marker': { colored: 'fillColor', bounds: { size: 'simpleMarkerSize', ...placed } },
  'svg-marker': { colored: 'fillColor', bounds: { ...pictured, ...placed } },
  'character-marker': { colored: 'fillColor', bounds: { size: 'characterMarkerSize', ...placed } },
  'image-marker': { colored: null, bounds: { ...pictured, ...placed } },
};

const base = { visible: true, opacity: limits.opacity.default } as const;
const placement = {
  rotation: limits.rotation.default,
  offsetX: limits.offset.default,
  offsetY: limits.offset.default,
  anchorX: 'center',
  anchorY: 'center',
} as const;
const outline = {
  outline: false,
  strokeColor: defaults.strokeColor,
  strokeWidth: limits.outlineWidth.default,
  strokeDash: 'solid',
} as const;

/**
 * A round marker of 8 px in the default fill colour, changed by `options`.
 * @example
 * simpleMarker({ shape: 'star', size: 14, outline: true });
 */
export function simpleMarker(options: Partial<Omit<SimpleMarker, 'kind'>> = {}): SimpleMarker {
  return {
    kind: 'simple-marker',
    ...base,
    shape: 'circle',
    size: limits.simpleMarkerSize.default,
    fillColor: defaults.fillColor,
    ...placement,
    ...outline,
    ...options,
  };
}

/**
 * An SVG marker of 20 x 20 px; `svg` is the text of the drawing.
 * @example
 * svgMarker({ svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', width: 32 });
 */
export function svgMarker(options: Partial<Omit<SvgMarker, 'kind'>> = {}): SvgMarker {
  return {
    kind: 'svg-marker',
    ...base,
    svg: '',
    width: limits.imageWidth.default,
    height: limits.imageHeight.default,
    fillColor: null,
    ...placement,
    ...outline,
    ...options,
  };
}

/**
 * A character of 20 px; an empty text becomes '!'.
 * @example
 * characterMarker({ text: '林', fontFamily: 'serif', size: 18 });
 */
export function characterMarker(options: Partial<Omit<CharacterMarker, 'kind'>> = {}): CharacterMarker {
  const marker: CharacterMarker = {
    kind: 'character-marker',
    ...base,
    text: defaults.characterText,
    fontFamily: defaults.fontFamily,
    fontStyle: 'normal',
    size: limits.characterMarkerSize.default,
    fillColor: defaults.fillColor,
    ...placement,
    ...outline,
    ...options,
  };
  return marker.text === '' ? { ...marker, text: defaults.characterText } : marker;
}

/**
 * A picture of 20 x 20 px.
 * @example
 * imageMarker({ name: 'dam.png', source: 'data:image/png;base64,…' });
 */
export function imageMarker(options: Partial<Omit<ImageMarker, 'kind'>> = {}): ImageMarker {
  return {
    kind: 'image-marker',
    ...base,
    name: '',
    source: '',
    width: limits.imageWidth.default,
    height: limits.imageHeight.default,
    ...placement,
    ...options,
  };
}

/**
 * A marker symbol of the given layers, bottom first; without layers one simple marker.
 * @example
 * markerSymbol(simpleMarker({ size: 16 }), characterMarker({ text: 'A', fillColor: '#ffffff' }));
 */
export function markerSymbol(...layers: readonly MarkerSymbolLayer[]): MarkerSymbol {
  return { kind: 'marker', layers: layers.length > 0 ? layers : [simpleMarker()] };
}
