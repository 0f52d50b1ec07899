import { isNumericField } from '@gep/map-engine/model';
import type { MapSymbol, RasterDisplay, RasterScheme, SchemeKind, VectorScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories, schemeFields } from '@gep/map-engine/scheme';
import type { CategoryInput } from '@gep/map-engine/scheme';

export type VectorSchemeKind = VectorScheme['kind'];
export type RasterSchemeKind = RasterScheme['kind'];

/** Another kind of vector scheme that keeps what it can: symbol, labels, and the field where it suits. */
export function switchVectorScheme(scheme: VectorScheme, kind: VectorSchemeKind): VectorScheme {
  if (scheme.kind === kind) return scheme;
  const template = templateOf(scheme);
  const common = { template, label: scheme.label, ...(scheme.extra ? { extra: scheme.extra } : {}) };
  const fields = scheme.kind === 'single-symbol' ? [] : schemeFields(scheme);
  // Statistics of a combination say nothing about its single fields.
  const field = fields.length === 1 ? fields[0] : null;
  const statistics = field && 'statistics' in scheme ? scheme.statistics : null;
  const numeric = field !== null && isNumericField(field.type);
  const graduated = numeric ? { ...common, field, statistics } : common;
  const made = {
    'single-symbol': () => createScheme('single-symbol', scheme.geometry, common),
    'unique-values': () => createScheme('unique-values', scheme.geometry, { ...common, field, statistics }),
    'graduated-color': () => createScheme('graduated-color', scheme.geometry, graduated),
    'graduated-size': () => createScheme('graduated-size', scheme.geometry, graduated),
    'multiple-fields': () =>
      createScheme('multiple-fields', scheme.geometry, {
        ...common,
        fields: field ? [field] : [],
        statistics,
      }),
  } satisfies Record<VectorSchemeKind, () => VectorScheme>;
  return generateCategories(made[kind]());
}

/** The symbol that the next scheme's rows are made of. */
function templateOf(scheme: VectorScheme): MapSymbol {
  const own = scheme.kind === 'single-symbol' ? scheme.categories[0]?.symbol : null;
  return own ?? scheme.template;
}

/** The palette of each band's file, where it has one: red, green, blue, alpha 0-255 of the values 0, 1, 2 and so on. */
export type Palettes = readonly (CategoryInput['colorTable'] | null)[];

/** What the rows of a raster scheme are coloured by, besides its ramp. */
export function paletteInput(scheme: RasterScheme, palettes: Palettes | undefined): CategoryInput {
  const colorTable = scheme.kind === 'rgb-composite' ? null : palettes?.[scheme.band ?? -1];
  return colorTable ? { colorTable } : {};
}

/** Another kind of raster scheme that keeps bands, display settings and, where both have one, band and ramp. */
export function switchRasterScheme(
  scheme: RasterScheme,
  kind: RasterSchemeKind,
  palettes?: Palettes,
): RasterScheme {
  if (scheme.kind === kind) return scheme;
  const display = displayOf(scheme);
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

/**
 * A kind as it was left, with the bands and the display settings of now; made anew where it was never chosen or
 * showed another band.
 */
export function revisitRasterScheme(
  scheme: RasterScheme,
  kind: RasterSchemeKind,
  left: RasterScheme | undefined,
  palettes?: Palettes,
): RasterScheme {
  const sameBand = left && (!('band' in left) || !('band' in scheme) || left.band === scheme.band);
  return sameBand ? { ...left, ...displayOf(scheme) } : switchRasterScheme(scheme, kind, palettes);
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

/** Schemes of one dialog by their kind, so that going back to a kind finds it as it was left. */
export type Visited<S extends { readonly kind: SchemeKind }> = Partial<Record<S['kind'], S>>;
