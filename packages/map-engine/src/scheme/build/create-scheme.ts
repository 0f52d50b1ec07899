import type { Scheme, SchemeGeometry, SchemeKind, VectorGeometry } from '../../model';
import {
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from './raster-factories';
import type {
  RasterGraduatedOptions,
  RasterUniqueValuesOptions,
  RgbCompositeOptions,
  StretchOptions,
} from './raster-factories';
import {
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from './vector-factories';
import type {
  GraduatedOptions,
  MultipleFieldsOptions,
  SingleSymbolOptions,
  UniqueValuesOptions,
} from './vector-factories';

/** Options of each kind of scheme. */
export interface SchemeOptions {
  readonly 'single-symbol': SingleSymbolOptions;
  readonly 'unique-values': UniqueValuesOptions;
  readonly 'graduated-color': GraduatedOptions;
  readonly 'graduated-size': GraduatedOptions;
  readonly 'multiple-fields': MultipleFieldsOptions;
  readonly stretch: StretchOptions;
  readonly 'raster-graduated': RasterGraduatedOptions;
  readonly 'raster-unique-values': RasterUniqueValuesOptions;
  readonly 'rgb-composite': RgbCompositeOptions;
}

type SchemeOf<K extends SchemeKind> = Extract<Scheme, { readonly kind: K }>;
type Factory<K extends SchemeKind> = (geometry: SchemeGeometry, options?: SchemeOptions[K]) => SchemeOf<K>;

function vector<K extends SchemeKind>(
  make: (geometry: VectorGeometry, options?: SchemeOptions[K]) => SchemeOf<K>,
): Factory<K> {
  return (geometry, options) => {
    if (geometry === 'raster') {
      throw new RangeError('geometry: got raster, allowed: point, line and polygon for this kind of scheme');
    }
    return make(geometry, options);
  };
}

function raster<K extends SchemeKind>(make: (options?: SchemeOptions[K]) => SchemeOf<K>): Factory<K> {
  return (geometry, options) => {
    if (geometry !== 'raster') {
      throw new RangeError(`geometry: got ${String(geometry)}, allowed: raster for this kind of scheme`);
    }
    return make(options);
  };
}

const factories: { readonly [K in SchemeKind]: Factory<K> } = {
  'single-symbol': vector(singleSymbolScheme),
  'unique-values': vector(uniqueValuesScheme),
  'graduated-color': vector(graduatedColorScheme),
  'graduated-size': vector(graduatedSizeScheme),
  'multiple-fields': vector(multipleFieldsScheme),
  stretch: raster(stretchScheme),
  'raster-graduated': raster(rasterGraduatedScheme),
  'raster-unique-values': raster(rasterUniqueValuesScheme),
  'rgb-composite': raster(rgbCompositeScheme),
};

/**
 * A scheme of any kind with the specification's defaults, changed by `options`.
 * @throws TypeError for an unknown kind, RangeError where the geometry does not take the kind.
 * @example
 * createScheme('stretch', 'raster', { stretch: 'min-max', min: 0, max: 100, ramp: 'viridis' });
 */
export function createScheme<K extends SchemeKind>(
  kind: K,
  geometry: SchemeGeometry,
  options?: SchemeOptions[K],
): SchemeOf<K> {
  if (!Object.hasOwn(factories, kind)) {
    throw new TypeError(`kind: got ${String(kind)}, allowed: ${Object.keys(factories).join(', ')}`);
  }
  return factories[kind](geometry, options);
}
