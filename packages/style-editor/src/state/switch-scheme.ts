import { isNumericField } from '@gep/map-engine/model';
import type { MapSymbol, RasterScheme, SchemeKind, VectorScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';

export type VectorSchemeKind = VectorScheme['kind'];
export type RasterSchemeKind = RasterScheme['kind'];

/** Another kind of vector scheme that keeps what it can: symbol, labels, and the field where it suits. */
export function switchVectorScheme(scheme: VectorScheme, kind: VectorSchemeKind): VectorScheme {
  if (scheme.kind === kind) return scheme;
  const template = templateOf(scheme);
  const common = { template, label: scheme.label, ...(scheme.extra ? { extra: scheme.extra } : {}) };
  const field = 'field' in scheme ? scheme.field : null;
  const statistics = 'statistics' in scheme ? scheme.statistics : null;
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

/** Another kind of raster scheme that keeps bands, display settings and, where both have one, band and ramp. */
export function switchRasterScheme(scheme: RasterScheme, kind: RasterSchemeKind): RasterScheme {
  if (scheme.kind === kind) return scheme;
  const { bands, noDataColor, background, opacity, brightness, contrast, gamma, relief, extra } = scheme;
  const display = { bands, noDataColor, background, opacity, brightness, contrast, gamma, relief };
  const kept = { ...display, ...(extra ? { extra } : {}), band: 'band' in scheme ? scheme.band : 0 };
  const ramp = rampOf(scheme);
  const options = ramp ? { ...kept, ...ramp } : kept;
  const { band: _band, ...composite } = kept;
  const made = {
    stretch: () => createScheme('stretch', 'raster', options),
    'raster-graduated': () => createScheme('raster-graduated', 'raster', options),
    'raster-unique-values': () => createScheme('raster-unique-values', 'raster', options),
    'rgb-composite': () => createScheme('rgb-composite', 'raster', composite),
  } satisfies Record<RasterSchemeKind, () => RasterScheme>;
  return generateCategories(made[kind]());
}

function rampOf(scheme: RasterScheme) {
  if (scheme.kind === 'rgb-composite') return null;
  const { ramp, reverse } = scheme.kind === 'raster-graduated' ? scheme.classification : scheme;
  return { ramp, reverse };
}

/** Schemes of one dialog by their kind, so that going back to a kind finds it as it was left. */
export type Visited<S extends { readonly kind: SchemeKind }> = Partial<Record<S['kind'], S>>;
