import type { Problem, Scheme, SchemeKind } from '../model';
import { checkRaster, checkRgb, checkStretch } from './check-raster';
import { checkClassification, checkLabel, checkRows } from './check-rows';
import { checkSymbol } from './check-symbol';
import { hasVisibleLayer, isNumericField } from '../model';
import type { Field, FieldStatistics } from '../model';

type SchemeOf<K extends SchemeKind> = Extract<Scheme, { readonly kind: K }>;

const checks: { readonly [K in SchemeKind]: (scheme: SchemeOf<K>) => Problem[] } = {
  'single-symbol': (scheme) => {
    const symbol = scheme.categories[0]?.symbol ?? scheme.template;
    return [
      ...(hasVisibleLayer(symbol) ? [] : [{ at: 'template', code: 'no-visible-symbol' } as const]),
      ...checkSymbol(symbol, 'template'),
      ...checkLabel(scheme.label),
    ];
  },
  'unique-values': (scheme) => [
    ...checkFields(scheme.field ? [scheme.field] : [], 'field', false),
    ...checkCount(scheme.statistics),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ],
  'multiple-fields': (scheme) => [
    ...checkFields(scheme.fields, 'fields', false),
    ...checkCount(scheme.statistics),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ],
  'graduated-color': checkGraduated,
  'graduated-size': checkGraduated,
  stretch: (scheme) => [...checkRaster(scheme, scheme.band), ...checkStretch(scheme)],
  'raster-graduated': (scheme) => [
    ...checkRaster(scheme, scheme.band),
    ...checkClassification(scheme.classification),
    ...checkRows(scheme, 'no-visible-color'),
  ],
  'raster-unique-values': (scheme) => [
    ...checkRaster(scheme, scheme.band),
    ...checkRows(scheme, 'no-visible-color'),
  ],
  'rgb-composite': checkRgb,
};

/**
 * Everything in a scheme that section 5 of the specification forbids, as data with the path of the culprit;
 * empty when it can be applied. Problems of level 'warning' do not stop it.
 */
export function checkScheme(scheme: Scheme): Problem[] {
  const check = checks[scheme.kind] as unknown as (scheme: Scheme) => Problem[];
  return check(scheme);
}

function checkGraduated(scheme: SchemeOf<'graduated-color' | 'graduated-size'>): Problem[] {
  return [
    ...checkFields(scheme.field ? [scheme.field] : [], 'field', true),
    ...checkClassification(scheme.classification),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ];
}

function checkFields(fields: readonly Field[], at: string, numeric: boolean): Problem[] {
  if (fields.length === 0) return [{ at, code: 'required-field' }];
  const wrong = numeric ? fields.filter(({ type }) => !isNumericField(type)) : [];
  return wrong.map(({ type }) => ({ at, code: 'field-not-numeric', got: type }));
}

function checkCount(statistics: FieldStatistics | null): Problem[] {
  if (!statistics || statistics.enableUniqueValue) return [];
  const got = statistics.uniqueValueCount;
  return [{ at: 'statistics', code: 'too-many-unique-values', got, level: 'warning' }];
}
