import type { CalculatedModel } from '@gep/api-client';
import type { TFunction } from 'i18next';
import type { LayerContext } from '../../map/layer/layer-context';
import { resultRamp } from '../../map/style/default-scheme';
import { resultColumns } from './result-columns';

/** How the layers of a model are shown in a year. */
export function layerContext(
  model: CalculatedModel,
  compareFlag: 0 | 1,
  language: string,
  t: TFunction,
): LayerContext {
  return {
    ramp: resultRamp(model.superiorType),
    columns: resultColumns(model, language, (column) => t(`result.property.${column}`)),
    otherYear: model.compareFlags.find((flag) => flag !== compareFlag) ?? null,
    language,
  };
}
