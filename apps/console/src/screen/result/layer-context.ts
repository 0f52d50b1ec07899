import type { CalculatedModel } from '@gep/api-client';
import type { TFunction } from 'i18next';
import type { LayerContext } from '../../map/layer/layer-context';
import type { LayerPlace } from '../../map/layer/layer-place';
import { resultRamp } from '../../map/style/default-scheme';
import { resultColumns } from './result-columns';
import { unitOf } from './subtraction';
import type { YearOfModel } from './subtraction';

/** How the layers of a model are shown in a year. */
export function layerContext(
  model: CalculatedModel,
  compareFlag: 0 | 1,
  language: string,
  t: TFunction,
): LayerContext & { readonly minus: null } {
  return {
    ramp: resultRamp(model.superiorType),
    columns: resultColumns(model, language, (column) => t(`result.property.${column}`)),
    otherYear: model.compareFlags.find((flag) => flag !== compareFlag) ?? null,
    language,
    minus: null,
  };
}

/** How a result minus another one is shown. */
export function differenceContext(
  { projectId, layerType, from, minus }: Difference,
  language: string,
  t: TFunction,
): LayerContext {
  const context = layerContext(from.model, from.compareFlag, language, t);
  const named = (columns: LayerContext['columns'], names: readonly string[]) =>
    columns.filter(({ name }) => names.includes(name));
  const [sum] = named(context.columns, ['Sum']);
  const other = layerContext(minus.model, minus.compareFlag, language, t);
  const [otherSum] = named(other.columns, ['Sum']);
  return {
    ...context,
    columns: [
      ...named(context.columns, ['Name', 'code']),
      { ...sum, alias: t('map.difference.value') },
      { ...sum, name: 'later', alias: yearName(from, minus, t) },
      { ...otherSum, name: 'earlier', alias: yearName(minus, from, t) },
    ],
    minus: { place: placeOf(projectId, layerType, minus), unit: unitOf(layerType, from.model) },
  };
}

/** One result minus another. */
export interface Difference {
  readonly projectId: string;
  readonly layerType: 3 | 5;
  readonly from: YearOfModel;
  readonly minus: YearOfModel;
}

export function placeOf(
  projectId: string,
  layerType: 3 | 5,
  { model, compareFlag }: YearOfModel,
): LayerPlace {
  return { projectId, modelId: model.modelId, layerType, name: model.key, compareFlag };
}

/** By what a result differs from the other one of a difference: its year, its model, or both. */
export function yearName({ model, compareFlag }: YearOfModel, other: YearOfModel, t: TFunction): string {
  const year = t(compareFlag === 1 ? 'result.comparable' : 'result.current');
  if (model.id === other.model.id) return year;
  return compareFlag === other.compareFlag ? model.name : `${model.name} · ${year}`;
}
