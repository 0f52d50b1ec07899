import { hasVisibleLayer, isNumericField, rules } from '../../model';
import type { BandStatistics, Field, FieldStatistics, Problem, Scheme, SchemeKind } from '../../model';
import { checkRaster, checkRgb, checkStretch } from './check-raster';
import { checkClassification, checkLabel, checkRows } from './check-rows';
import { checkRamp, checkSymbol } from './check-symbol';

type SchemeOf<K extends SchemeKind> = Extract<Scheme, { readonly kind: K }>;

const checks: { readonly [K in SchemeKind]: (scheme: SchemeOf<K>) => Problem[] } = {
  'single-symbol': (scheme) => {
    const [row] = scheme.categories;
    const symbol = row?.symbol ?? scheme.template;
    const shown = row?.visible !== false && hasVisibleLayer(symbol);
    return [
      ...(shown ? [] : [{ at: 'template', code: 'no-visible-symbol' } as const]),
      ...checkSymbol(symbol, 'template'),
      ...checkLabel(scheme.label),
    ];
  },
  'unique-values': (scheme) => [
    ...checkFields(scheme.field ? [scheme.field] : [], 'field', false),
    ...checkRamp(scheme.ramp, 'ramp'),
    ...checkCount(scheme.statistics, 'statistics'),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ],
  'multiple-fields': (scheme) => [
    ...checkFields(scheme.fields, 'fields', false),
    ...checkRamp(scheme.ramp, 'ramp'),
    ...checkCount(scheme.statistics, 'statistics'),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ],
  'graduated-color': checkGraduated,
  'graduated-size': checkGraduated,
  stretch: (scheme) => [
    ...checkRaster(scheme, scheme.band),
    ...checkRamp(scheme.ramp, 'ramp'),
    ...checkStretch(scheme),
  ],
  'raster-graduated': (scheme) => [
    ...checkRaster(scheme, scheme.band),
    ...checkClassification(scheme.classification, {
      classes: 'detailClasses',
      dataType: bandOf(scheme)?.dataType,
    }),
    ...checkRows(scheme, 'no-visible-color'),
  ],
  'raster-unique-values': (scheme) => [
    ...checkRaster(scheme, scheme.band),
    ...checkRamp(scheme.ramp, 'ramp'),
    ...checkCount(bandOf(scheme), 'bands'),
    ...checkRows(scheme, 'no-visible-color'),
  ],
  'rgb-composite': checkRgb,
};

/**
 * Everything in a scheme that section 5 of the specification forbids, as data with the path of the culprit;
 * empty when it can be applied. Problems of level 'warning' do not stop it. Their words are the editors'.
 * @example
 * checkScheme(scheme); // []
 * checkScheme({ ...scheme, field: null }); // [{ at: 'field', code: 'required-field' }]
 */
export function checkScheme(scheme: Scheme): Problem[] {
  const check = checks[scheme.kind] as unknown as (scheme: Scheme) => Problem[];
  return check(scheme);
}

function checkGraduated(scheme: SchemeOf<'graduated-color' | 'graduated-size'>): Problem[] {
  return [
    ...checkFields(scheme.field ? [scheme.field] : [], 'field', true),
    ...checkClassification(scheme.classification, {
      classes: 'classes',
      sizes: scheme.kind === 'graduated-size',
    }),
    ...checkRows(scheme, 'no-visible-category'),
    ...checkLabel(scheme.label),
  ];
}

function checkFields(fields: readonly Field[], at: string, numeric: boolean): Problem[] {
  if (fields.length === 0) return [{ at, code: 'required-field' }];
  const max = rules.maxUniqueFields;
  if (fields.length > max) return [{ at, code: 'out-of-range', got: fields.length, min: 1, max }];
  const wrong = numeric ? fields.filter(({ type }) => !isNumericField(type)) : [];
  return wrong.map(({ type }) => ({ at, code: 'field-not-numeric', got: type }));
}

/** Values that were counted and found too many; a table may still list the most frequent ones. */
function checkCount(statistics: FieldStatistics | BandStatistics | null, at: string): Problem[] {
  if (!statistics || statistics.enableUniqueValue || statistics.uniqueValueCount === 0) return [];
  return [{ at, code: 'too-many-unique-values', got: statistics.uniqueValueCount, level: 'warning' }];
}

function bandOf({
  bands,
  band,
}: SchemeOf<'raster-graduated' | 'raster-unique-values'>): BandStatistics | null {
  return band === null ? null : (bands[band]?.statistics ?? null);
}
