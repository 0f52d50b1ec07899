import type { BasicSetting } from '@gep/api-client';
import { Segmented } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { ModelCascader } from './model-cascader';
import type { ModelNode } from './model-tree';
import { yearFault } from './use-result-choice';
import type { ResultChoice } from './use-result-choice';

export interface ResultChoicesProps {
  readonly nodes: readonly ModelNode[];
  readonly choice: ResultChoice;
  readonly settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>;
  readonly onModel: (id: string) => void;
  readonly onLayerType: (type: 3 | 5) => void;
  readonly onYear: (flag: 0 | 1) => void;
}

/** Choices of a result: model, layer type, year. */
export function ResultChoices({ nodes, choice, settings, onModel, onLayerType, onYear }: ResultChoicesProps) {
  const { t } = useTranslation();
  const { model, layerType, compareFlag } = choice;
  return (
    <>
      <ModelCascader nodes={nodes} value={model?.id ?? null} onChange={onModel} />
      <Segmented
        label={t('result.layerType')}
        value={layerType}
        onChange={onLayerType}
        options={[
          {
            value: 5,
            label: t('result.spatial'),
            disabledReason: model?.hasSpatialResult ? null : t('result.noSpatial'),
          },
          { value: 3, label: t('result.partition') },
        ]}
      />
      <Segmented
        label={t('result.year')}
        value={compareFlag}
        onChange={onYear}
        options={[
          { value: 0, label: t('result.current'), disabledReason: reason(0) },
          { value: 1, label: t('result.comparable'), disabledReason: reason(1) },
        ]}
      />
    </>
  );

  function reason(flag: 0 | 1): string | null {
    const fault = yearFault(flag, model, settings);
    return fault && t(`result.${fault}`);
  }
}
