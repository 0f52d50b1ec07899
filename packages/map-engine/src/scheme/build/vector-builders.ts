import { defaultSymbol } from '../../model';
import type {
  CategoryPin,
  Field,
  GraduatedColorScheme,
  GraduatedSizeScheme,
  LabelSymbol,
  MapSymbol,
  MultipleFieldsScheme,
  SingleSymbolScheme,
  UniqueValuesScheme,
} from '../../model';
import { dataField, numericField } from '../data/data-field';
import { normalValue } from '../data/field-value';
import { generateCategories } from '../category/generate-categories';
import type { VectorSchemeBuilder } from './scheme-builder';
import { recolorSymbol } from '../symbol/symbol-color';
import {
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from './vector-factories';
import type { GraduatedOptions, MultipleFieldsOptions, UniqueValuesOptions } from './vector-factories';

type BuilderOptions<Options> = Omit<
  Options,
  'field' | 'fields' | 'statistics' | 'template' | 'pins' | 'extra'
> & {
  /** Symbol from which the symbols of all rows are made; the default of the geometry. */
  readonly symbol?: MapSymbol;
};

/** Which field is classified, how, and in which colours or sizes. */
export interface GraduatedBuilderOptions extends BuilderOptions<GraduatedOptions> {
  /** Name of a field of numbers; its type is taken from the values. */
  readonly field: string | Field;
}

/** Which field's values get a row each, and how these look. */
export interface UniqueValuesBuilderOptions extends BuilderOptions<UniqueValuesOptions> {
  /** Name of the field; its type is taken from the values. */
  readonly field: string | Field;
  /** Colours by value; the ramp colours the others. */
  readonly colors?: Readonly<Record<string, string>>;
  /** Symbols by value. */
  readonly symbols?: Readonly<Record<string, MapSymbol>>;
  /** Labels by value. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Which fields' combinations get a row each. */
export interface MultipleFieldsBuilderOptions extends BuilderOptions<MultipleFieldsOptions> {
  /** Names of one to three fields. */
  readonly fields: readonly (string | Field)[];
}

/** How all features look. */
export interface SingleSymbolBuilderOptions {
  readonly symbol?: MapSymbol;
  /** Colour of the symbol, e.g. `#2f6fb2`. */
  readonly color?: string;
  readonly label?: LabelSymbol;
}

/**
 * One symbol for every feature.
 * @example
 * createPolygonLayer({ features: collection, scheme: singleSymbol({ color: '#2f6fb2' }) });
 */
export function singleSymbol({ symbol, color, label }: SingleSymbolBuilderOptions = {}): VectorSchemeBuilder<
  'point' | 'line' | 'polygon',
  SingleSymbolScheme
> {
  return ({ geometry, properties }) => {
    const plain = symbol ?? defaultSymbol(geometry);
    const template = color === undefined ? plain : recolorSymbol(plain, color);
    return generateCategories(singleSymbolScheme(geometry, { template, label }), { properties });
  };
}

/**
 * Classes of a field of numbers in the colours of a ramp, made from a layer's data.
 * @throws when it is built: RangeError for a field that no feature has, TypeError for a field of texts
 * @example
 * const scheme = graduated({ field: 'Sum', method: 'quantile', classes: 2, ramp: 'YlGnBu' });
 * createPolygonLayer({ features: collection, scheme });
 */
export function graduated({
  field,
  symbol,
  ...options
}: GraduatedBuilderOptions): VectorSchemeBuilder<'point' | 'line' | 'polygon', GraduatedColorScheme> {
  return ({ geometry, properties }) => {
    const own = { ...options, template: symbol, field: numericField(field, properties) };
    return generateCategories(graduatedColorScheme(geometry, own), { properties });
  };
}

/**
 * Classes of a field of numbers by the size of markers or the width of lines, from `startSize` to `endSize` CSS pixels.
 * @throws as {@link graduated}
 * @example
 * graduatedSizes({ field: 'Sum', startSize: 6, endSize: 24 })({ geometry: 'point', properties }).categories.length; // 4
 */
export function graduatedSizes({
  field,
  symbol,
  ...options
}: GraduatedBuilderOptions): VectorSchemeBuilder<'point' | 'line', GraduatedSizeScheme> {
  return ({ geometry, properties }) => {
    const own = { ...options, template: symbol, field: numericField(field, properties) };
    return generateCategories(graduatedSizeScheme(geometry, own), { properties });
  };
}

/**
 * A row for each value of a field, in colours of a ramp or in your own colours and symbols. A value that you name has
 * its row even where no feature has it, so that the legends of two maps are alike.
 * @throws RangeError when it is built, for a field that no feature has
 * @example
 * const scheme = uniqueValues({ field: 'Name', colors: { 泰安市: '#3d7a3a', 青岛市: '#7fb3dc' } });
 * createPolygonLayer({ features: collection, scheme });
 */
export function uniqueValues({
  field,
  symbol,
  colors = {},
  symbols = {},
  labels = {},
  ...options
}: UniqueValuesBuilderOptions): VectorSchemeBuilder<'point' | 'line' | 'polygon', UniqueValuesScheme> {
  return ({ geometry, properties }) => {
    const own = dataField(field, properties);
    const names = new Set([colors, symbols, labels].flatMap((part) => Object.keys(part)));
    const pins = [...names].map((name): CategoryPin => {
      const [color, pinned, label] = [colors[name], symbols[name], labels[name]];
      return {
        at: { kind: 'value', values: [normalValue(name, own.type)] },
        fields: [own.name],
        ...(color === undefined ? {} : { color }),
        ...(pinned === undefined ? {} : { symbol: pinned }),
        ...(label === undefined ? {} : { label }),
      };
    });
    const scheme = uniqueValuesScheme(geometry, { ...options, template: symbol, field: own, pins });
    return generateCategories(scheme, { properties });
  };
}

/**
 * A row for each combination of the values of one to three fields.
 * @throws as {@link uniqueValues}
 * @example
 * createPolygonLayer({ features: collection, scheme: multipleFields({ fields: ['Name', 'Sum'] }) });
 */
export function multipleFields({
  fields,
  symbol,
  ...options
}: MultipleFieldsBuilderOptions): VectorSchemeBuilder<'point' | 'line' | 'polygon', MultipleFieldsScheme> {
  return ({ geometry, properties }) => {
    const own = fields.map((field, index) => dataField(field, properties, `fields[${index}]`));
    const scheme = multipleFieldsScheme(geometry, { ...options, template: symbol, fields: own });
    return generateCategories(scheme, { properties });
  };
}
