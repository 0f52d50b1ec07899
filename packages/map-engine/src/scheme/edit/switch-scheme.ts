import { isNumericField, isTableScheme } from '../../model';
import type { MapSymbol, RasterBand, RasterDisplay, RasterScheme, VectorScheme } from '../../model';
import type { CategoryInput } from '../category/category-input';
import { createScheme } from '../build/create-scheme';
import { generateCategories } from '../category/generate-categories';
import { schemeFields } from '../category/pins';
import { bandStatistics } from '../data/band-statistics';
import { recountRows } from './recount-rows';
import { setFields } from './set-fields';

/** Kinds of schemes of points, lines and polygons. */
export type VectorSchemeKind = VectorScheme['kind'];
/** Kinds of schemes of rasters. */
export type RasterSchemeKind = RasterScheme['kind'];

/**
 * Another kind of vector scheme that keeps what it can: symbol, labels, and the field where it suits, with the rows that
 * its statistics make (`setFields`).
 * @example
 * switchVectorScheme(scheme, 'unique-values').categories.length; // 0
 */
export function switchVectorScheme(scheme: VectorScheme, kind: VectorSchemeKind): VectorScheme {
  if (scheme.kind === kind) return scheme;
  const template = templateOf(scheme);
  const common = { template, label: scheme.label, ...(scheme.extra ? { extra: scheme.extra } : {}) };
  const fields = scheme.kind === 'single-symbol' ? [] : schemeFields(scheme);
  // Statistics of a combination say nothing about its single fields.
  const field = fields.length === 1 ? fields[0] : null;
  const statistics = field && 'statistics' in scheme ? scheme.statistics : null;
  const numeric = field !== null && isNumericField(field.type);
  const next: VectorScheme = createScheme(kind, scheme.geometry, common);
  if (next.kind === 'single-symbol') return generateCategories(next);
  const suits = field && (numeric || !('classification' in next));
  return setFields(next, suits ? [field] : [], suits ? statistics : null);
}

/** The symbol that the next scheme's rows are made of. */
function templateOf(scheme: VectorScheme): MapSymbol {
  const own = scheme.kind === 'single-symbol' ? scheme.categories[0]?.symbol : null;
  return own ?? scheme.template;
}

/** The palette of each band's file, where it has one: red, green, blue, alpha 0-255 of the values 0, 1, 2 and so on. */
export type Palettes = readonly (CategoryInput['colorTable'] | null)[];

/**
 * What colours the rows of a raster scheme in addition to its ramp: the palette of its band.
 * @example
 * const red = [255, 0, 0, 255] as const;
 * paletteInput(rasterUniqueValuesScheme({ band: 1 }), [null, [red]]); // { colorTable: [[255, 0, 0, 255]] }
 */
export function paletteInput(scheme: RasterScheme, palettes: Palettes | undefined): CategoryInput {
  const colorTable = scheme.kind === 'rgb-composite' ? null : palettes?.[scheme.band ?? -1];
  return colorTable ? { colorTable } : {};
}

/** How another kind of raster scheme is begun. */
export interface SwitchRasterOptions {
  readonly palettes?: Palettes;
  /** The kind as it was left: it is taken up again where it shows the same band. */
  readonly left?: RasterScheme;
  /**
   * What is known of the cells on the map, which classes count; absent: what the scheme knows. The two differ where one
   * stretch serves several rasters.
   */
  readonly bands?: readonly RasterBand[];
}

/**
 * Another kind of raster scheme that keeps bands, display settings and, where both have one, band and ramp.
 * @example
 * switchRasterScheme(stretchScheme({ opacity: 0.5 }), 'raster-graduated').opacity; // 0.5
 */
export function switchRasterScheme(
  scheme: RasterScheme,
  kind: RasterSchemeKind,
  options: SwitchRasterOptions = {},
): RasterScheme {
  if (scheme.kind === kind) return scheme;
  const { bands, left } = options;
  const next = otherKind(scheme, kind, options);
  // A stretch goes on with the range that it was left with.
  if (bands && left && !isTableScheme(next)) return { ...next, bands: left.bands };
  // Where the scheme has no distribution, classes wait for it.
  const isCounted =
    next.kind === 'raster-graduated' &&
    [next.bands, bands ?? []].every((known) => bandStatistics(known, next.band)?.histogram);
  return bands && isCounted ? recountRows({ ...next, bands }) : next;
}

function otherKind(
  scheme: RasterScheme,
  kind: RasterSchemeKind,
  { palettes, left }: SwitchRasterOptions,
): RasterScheme {
  const display = displayOf(scheme);
  const sameBand = left && (!('band' in left) || !('band' in scheme) || left.band === scheme.band);
  if (sameBand) return { ...left, ...display };
  const options = { ...display, band: 'band' in scheme ? scheme.band : 0, ...rampOf(scheme) };
  const made = {
    stretch: () => createScheme('stretch', 'raster', options),
    'raster-graduated': () => createScheme('raster-graduated', 'raster', options),
    'raster-unique-values': () => createScheme('raster-unique-values', 'raster', options),
    'rgb-composite': () => createScheme('rgb-composite', 'raster', display),
  } satisfies Record<RasterSchemeKind, () => RasterScheme>;
  const next = made[kind]();
  return generateCategories(next, paletteInput(next, palettes));
}

/** What all raster schemes have. */
function displayOf(scheme: RasterScheme): RasterDisplay {
  const { geometry, bands, noDataColor, background, opacity, extra } = scheme;
  const { brightness, contrast, gamma, relief, resampling } = scheme;
  const picture = { brightness, contrast, gamma, relief, resampling };
  return { geometry, bands, noDataColor, background, opacity, ...picture, ...(extra ? { extra } : {}) };
}

function rampOf(scheme: RasterScheme) {
  if (scheme.kind === 'rgb-composite') return {};
  const { ramp, reverse } = scheme.kind === 'raster-graduated' ? scheme.classification : scheme;
  return { ramp, reverse };
}
