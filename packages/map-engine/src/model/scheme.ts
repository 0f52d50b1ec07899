import type { RasterScheme } from './raster-scheme';
import type { VectorScheme } from './vector-scheme';

/** How a layer is drawn. */
export type Scheme = VectorScheme | RasterScheme;
/** One of {@link schemeKinds}. */
export type SchemeKind = Scheme['kind'];

/** All kinds of schemes, those of features first. */
export const schemeKinds = [
  'single-symbol',
  'unique-values',
  'graduated-color',
  'graduated-size',
  'multiple-fields',
  'stretch',
  'raster-graduated',
  'raster-unique-values',
  'rgb-composite',
] as const satisfies readonly SchemeKind[];

/** Schemes whose rows are classes or values of a table. */
export type TableScheme = Extract<Scheme, { readonly pins: unknown }>;

/**
 * Whether the scheme colours cells.
 * @example
 * isRasterScheme(scheme); // false
 */
export function isRasterScheme(scheme: Scheme): scheme is RasterScheme {
  return scheme.geometry === 'raster';
}

/**
 * Whether the scheme draws features with symbols.
 * @example
 * isVectorScheme(scheme) && scheme.template.kind; // 'fill'
 */
export function isVectorScheme(scheme: Scheme): scheme is VectorScheme {
  return scheme.geometry !== 'raster';
}

/**
 * Whether the scheme has rows (all but stretch and composite).
 * @example
 * isTableScheme(scheme) && scheme.categories.length; // 3
 */
export function isTableScheme(scheme: Scheme): scheme is TableScheme {
  return 'categories' in scheme;
}
