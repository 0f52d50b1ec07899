import type { BasicSetting, CalculatedModel } from '@gep/api-client';
import { Button, Field, Select } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelNode } from '../model-tree';
import { ResultChoices } from '../result-choices';
import { yearName } from '../layer-context';
import { subtractable, subtractedText } from '../subtraction';
import type { YearOfModel } from '../subtraction';
import { allowedChoice } from '../use-result-choice';
import type { ResultChoice } from '../use-result-choice';
import css from './layers.module.css';
import type { ResultPlace } from './listed-layers';

interface AddLayerProps {
  readonly nodes: readonly ModelNode[];
  readonly models: readonly CalculatedModel[];
  readonly settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>;
  readonly shown: ResultChoice;
  readonly onAdd: (place: ResultPlace) => void;
  readonly onCancel: () => void;
}

/** Picks one more result for the map. */
export function AddLayer({ nodes, models, settings, shown, onAdd, onCancel }: AddLayerProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState({
    model: shown.model?.id ?? null,
    type: shown.layerType === 5 ? 'spatial' : 'partition',
    year: shown.compareFlag === 1 ? 'comparable' : 'current',
    minus: '',
  });
  const choice = allowedChoice(asked, models, shown.model, settings);
  const { model, layerType, compareFlag, minus } = choice;
  const from = model && { model, compareFlag };
  const others = from ? subtractable(layerType, from, models, settings) : [];
  const textOf = (one: YearOfModel) => subtractedText(one.model.id, one.compareFlag);
  const missing = model !== null && !model.compareFlags.includes(compareFlag);
  return (
    <div className={css.add} role="group" aria-label={t('map.layers.add')}>
      <ResultChoices
        {...{ nodes, settings, choice }}
        onModel={(id) => setAsked({ ...asked, model: id })}
        onLayerType={(type) => setAsked({ ...asked, type: type === 5 ? 'spatial' : 'partition' })}
        onYear={(flag) => setAsked({ ...asked, year: flag === 1 ? 'comparable' : 'current' })}
      />
      <div className={css.minus}>
        <Field side label={t('map.difference.minus')}>
          {(id) => (
            <Select
              id={id}
              value={minus ? textOf(minus) : ''}
              options={[
                { value: '', label: t(others.length > 0 ? 'map.difference.nothing' : 'map.difference.none') },
                ...others.map((one) => ({ value: textOf(one), label: from ? yearName(one, from, t) : '' })),
              ]}
              onChange={(text) => setAsked({ ...asked, minus: text })}
            />
          )}
        </Field>
      </div>
      {missing && <p role="status">{t('map.layers.noResult')}</p>}
      <div className={css.addButtons}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button
          look="primary"
          unavailable={model === null || missing}
          onClick={() =>
            model &&
            onAdd({
              ...{ model: model.id, layerType, compareFlag },
              ...(minus && { minus: { model: minus.model.id, compareFlag: minus.compareFlag } }),
            })
          }
        >
          {t('map.layers.addThis')}
        </Button>
      </div>
    </div>
  );
}
