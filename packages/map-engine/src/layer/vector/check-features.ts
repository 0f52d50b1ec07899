import type Feature from 'ol/Feature.js';
import { isEmpty } from 'ol/extent.js';
import type { MixedLayerModel, Problem, VectorLayerModel, VectorScheme } from '../../model';

/**
 * What is wrong between a layer's features and its scheme. Such layers are still drawn: without the field every
 * feature is in the other class, and a feature without geometry is nowhere.
 *
 * @returns `field-missing` (at the scheme's field, `got` its name) where there are features and none has the field;
 *   `geometry-missing` (a warning, `got` the number) for features without any vertex
 */
export function checkFeatures(
  model: VectorLayerModel | MixedLayerModel,
  features: readonly Feature[],
): Problem[] {
  const problems = missingFields(model, features);
  const bare = features.filter((feature) => isBare(feature)).length;
  if (bare > 0) problems.push({ at: 'features', code: 'geometry-missing', got: bare, level: 'warning' });
  return problems;
}

/** Fields of the scheme that no feature has: every feature is then in the other class. Stops at the first that has it. */
export function missingFields(
  model: VectorLayerModel | MixedLayerModel,
  features: readonly Feature[],
): Problem[] {
  if (features.length === 0) return [];
  return usedFields(model)
    .filter(({ name }) => !features.some((feature) => feature.get(name) !== undefined))
    .map(({ at, name }) => ({ at, code: 'field-missing', got: name }));
}

function isBare(feature: Feature): boolean {
  const geometry = feature.getGeometry();
  return geometry === undefined || isEmpty(geometry.getExtent());
}

interface UsedField {
  readonly at: string;
  readonly name: string;
}

function usedFields(model: VectorLayerModel | MixedLayerModel): UsedField[] {
  const schemes: readonly (readonly [string, VectorScheme])[] =
    model.kind === 'mixed'
      ? Object.entries(model.schemes).map(([geometry, scheme]) => [`schemes.${geometry}`, scheme])
      : [['scheme', model.scheme]];
  const fields = schemes.flatMap(([at, scheme]) => fieldsOf(at, scheme));
  return model.nameField === null ? fields : [...fields, { at: 'nameField', name: model.nameField }];
}

function fieldsOf(at: string, scheme: VectorScheme): UsedField[] {
  const used: UsedField[] = [];
  if ('fields' in scheme) {
    scheme.fields.forEach(({ name }, index) => used.push({ at: `${at}.fields[${index}]`, name }));
  } else if ('field' in scheme && scheme.field !== null) {
    used.push({ at: `${at}.field`, name: scheme.field.name });
  }
  const { useLabel, field } = scheme.label;
  if (useLabel && field !== null) used.push({ at: `${at}.label.field`, name: field });
  return used;
}
