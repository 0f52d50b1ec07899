import type { BasicSetting, CalculatedModel } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelNode } from '../model-tree';
import { ResultChoices } from '../result-choices';
import { allowedChoice } from '../use-result-choice';
import type { ResultChoice } from '../use-result-choice';
import css from './layers.module.css';
import type { ResultPlace } from './listed-layers';

interface AddLayerProps {
  readonly nodes: readonly ModelNode[];
  readonly models: readonly CalculatedModel[];
  readonly settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>;
  readonly from: ResultChoice;
  readonly onAdd: (place: ResultPlace) => void;
  readonly onCancel: () => void;
}

/** Picks one more result for the map. */
export function AddLayer({ nodes, models, settings, from, onAdd, onCancel }: AddLayerProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState({
    model: from.model?.id ?? null,
    type: from.layerType === 5 ? 'spatial' : 'partition',
    year: from.compareFlag === 1 ? 'comparable' : 'current',
  });
  const choice = allowedChoice(asked, models, from.model, settings);
  const { model, layerType, compareFlag } = choice;
  const missing = model !== null && !model.compareFlags.includes(compareFlag);
  return (
    <div className={css.add} role="group" aria-label={t('map.layers.add')}>
      <ResultChoices
        {...{ nodes, settings, choice }}
        onModel={(id) => setAsked({ ...asked, model: id })}
        onLayerType={(type) => setAsked({ ...asked, type: type === 5 ? 'spatial' : 'partition' })}
        onYear={(flag) => setAsked({ ...asked, year: flag === 1 ? 'comparable' : 'current' })}
      />
      {missing && <p role="status">{t('map.layers.noResult')}</p>}
      <div className={css.addButtons}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button
          look="primary"
          unavailable={model === null || missing}
          onClick={() => model && onAdd({ model: model.id, layerType, compareFlag })}
        >
          {t('map.layers.addThis')}
        </Button>
      </div>
    </div>
  );
}
