import { findRamp, toRamp } from '../../color';
import { classification, defaultSymbol, defaults, labelSymbol } from '../../model';
import type {
  CategoryPin,
  Classification,
  Extra,
  Field,
  FieldStatistics,
  GraduatedColorScheme,
  GraduatedSizeScheme,
  LabelSymbol,
  MapSymbol,
  MultipleFieldsScheme,
  OtherCategory,
  Ramp,
  SingleSymbolScheme,
  UniqueValuesScheme,
  VectorGeometry,
} from '../../model';
import { rampOr } from './ramp-input';
import type { RampInput } from './ramp-input';
import { recolorSymbol, symbolColor } from '../symbol/symbol-color';

interface VectorOptions {
  /** Symbol from which the rows are made; the specification's default of the geometry. */
  readonly template?: MapSymbol;
  readonly label?: LabelSymbol;
  readonly other?: Partial<OtherCategory>;
  readonly pins?: readonly CategoryPin[];
  readonly extra?: Extra;
}

/** A scheme of one geometry. */
interface Of<G extends VectorGeometry> {
  readonly geometry: G;
}

interface RampOptions {
  readonly ramp?: RampInput;
  readonly reverse?: boolean;
}

/** Parts of a single symbol's scheme; absent ones take the specification's defaults. */
export type SingleSymbolOptions = VectorOptions;
/** Parts of a table of values; absent ones take the specification's defaults. */
export interface UniqueValuesOptions extends VectorOptions, RampOptions {
  readonly field?: Field | null;
  readonly statistics?: FieldStatistics | null;
}
/** Parts of a table of combined values; absent ones take the specification's defaults. */
export interface MultipleFieldsOptions extends VectorOptions, RampOptions {
  readonly fields?: readonly Field[];
  readonly statistics?: FieldStatistics | null;
}
/** Parts of a scheme of classes; absent ones take the specification's defaults. */
export interface GraduatedOptions extends VectorOptions, Partial<Omit<Classification, 'ramp'>> {
  readonly ramp?: RampInput;
  readonly field?: Field | null;
  readonly statistics?: FieldStatistics | null;
}

const defaultVectorRamp: Ramp = toRamp(findRamp('YlGn') ?? [defaults.fillColor]);
const defaultUniqueRamp: Ramp = toRamp(findRamp('Set2') ?? [defaults.fillColor]);

function common<G extends VectorGeometry>(geometry: G, options: VectorOptions) {
  const template = options.template ?? defaultSymbol(geometry);
  const other: OtherCategory = {
    kind: 'other',
    key: 'other',
    label: '',
    visible: true,
    count: null,
    color: defaults.otherColor,
    symbol: recolorSymbol(template, defaults.otherColor),
    ...options.other,
  };
  return {
    geometry,
    template,
    pins: options.pins ?? [],
    categories: [],
    other,
    label: options.label ?? labelSymbol(),
    ...(options.extra ? { extra: options.extra } : {}),
  };
}

/**
 * One symbol for every feature.
 * @example
 * singleSymbolScheme('line', { template: lineSymbol(simpleLine({ width: 2 })) });
 */
export function singleSymbolScheme<G extends VectorGeometry>(
  geometry: G,
  options: SingleSymbolOptions = {},
): SingleSymbolScheme & Of<G> {
  const base = common(geometry, options);
  const color = symbolColor(base.template) ?? defaults.fillColor;
  return {
    kind: 'single-symbol',
    ...base,
    other: { ...base.other, visible: false },
    categories: [
      { kind: 'all', key: 'all', label: '', visible: true, count: null, color, symbol: base.template },
    ],
  };
}

/**
 * A row per value of a field; rows come with `generateCategories`.
 * @example
 * const scheme = uniqueValuesScheme('polygon', { field: { name: 'Name', type: 'STRING' }, ramp: 'Set2' });
 * generateCategories(scheme, { properties });
 */
export function uniqueValuesScheme<G extends VectorGeometry>(
  geometry: G,
  options: UniqueValuesOptions = {},
): UniqueValuesScheme & Of<G> {
  return {
    kind: 'unique-values',
    ...common(geometry, options),
    field: options.field ?? null,
    ramp: rampOr(options.ramp, defaultUniqueRamp),
    reverse: options.reverse ?? false,
    statistics: options.statistics ?? null,
  };
}

/**
 * A row per combination of one to three fields' values; a feature that lacks one of them is in `other`.
 * @throws RangeError for more than three fields.
 * @example
 * multipleFieldsScheme('polygon', { fields: [{ name: 'type', type: 'STRING' }, { name: 'grade', type: 'INT4' }] });
 */
export function multipleFieldsScheme<G extends VectorGeometry>(
  geometry: G,
  options: MultipleFieldsOptions = {},
): MultipleFieldsScheme & Of<G> {
  const fields = options.fields ?? [];
  if (fields.length > 3) throw new RangeError(`fields: got ${fields.length}, allowed: 1 to 3`);
  return {
    kind: 'multiple-fields',
    ...common(geometry, options),
    fields,
    ramp: rampOr(options.ramp, defaultUniqueRamp),
    reverse: options.reverse ?? false,
    statistics: options.statistics ?? null,
  };
}

/** Intent out of flat options: absent ones take the defaults. */
export function classificationOf(
  options: Partial<Omit<Classification, 'ramp'>> & { readonly ramp?: RampInput },
  ramp: Ramp,
): Classification {
  const start = classification({ ramp: rampOr(options.ramp, ramp) });
  return {
    method: options.method ?? start.method,
    classes: options.classes ?? start.classes,
    interval: options.interval ?? start.interval,
    pivot: options.pivot ?? start.pivot,
    manualBreaks: options.manualBreaks ?? start.manualBreaks,
    openBelow: options.openBelow ?? start.openBelow,
    openAbove: options.openAbove ?? start.openAbove,
    ramp: start.ramp,
    reverse: options.reverse ?? start.reverse,
    startSize: options.startSize ?? start.startSize,
    endSize: options.endSize ?? start.endSize,
  };
}

/**
 * Classes of a numeric field told apart by colour; classes come with `generateCategories`.
 * @example
 * graduatedColorScheme('polygon', { field: { name: 'Sum', type: 'REAL' }, method: 'quantile', classes: 5 });
 */
export function graduatedColorScheme<G extends VectorGeometry>(
  geometry: G,
  options: GraduatedOptions = {},
): GraduatedColorScheme & Of<G> {
  return {
    kind: 'graduated-color',
    ...common(geometry, options),
    field: options.field ?? null,
    classification: classificationOf(options, defaultVectorRamp),
    statistics: options.statistics ?? null,
  };
}

/**
 * Classes of a numeric field told apart by size, from `startSize` to `endSize` CSS pixels.
 * @throws RangeError for polygons, which have no size.
 * @example
 * graduatedSizeScheme('point', { field: { name: 'flow', type: 'REAL' }, startSize: 6, endSize: 24 });
 */
export function graduatedSizeScheme<G extends VectorGeometry>(
  geometry: G,
  options: GraduatedOptions = {},
): GraduatedSizeScheme & Of<G> {
  if (geometry === 'polygon') {
    throw new RangeError('geometry: got polygon, allowed: point and line for graduated sizes');
  }
  return {
    kind: 'graduated-size',
    ...common(geometry, options),
    field: options.field ?? null,
    classification: classificationOf(options, defaultVectorRamp),
    statistics: options.statistics ?? null,
  };
}
