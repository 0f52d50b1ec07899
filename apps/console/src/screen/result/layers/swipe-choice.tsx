import { Field, Select } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { entryName } from './layer-entries';
import type { LayerEntry } from './layer-entries';
import css from './layers.module.css';

interface SwipeChoiceProps {
  /** Results that the chosen one can be compared with. */
  readonly others: readonly LayerEntry[];
  /** Key of the one that it is compared with; null: of none. */
  readonly value: string | null;
  readonly onChange: (key: string | null) => void;
}

/** Which listed result is seen at the left of a line, the chosen one being at its right. */
export function SwipeChoice({ others, value, onChange }: SwipeChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={css.swipe}>
      <Field side label={t('map.swipe.compare')}>
        {(id) => (
          <Select
            id={id}
            value={value ?? ''}
            options={[
              { value: '', label: t('map.swipe.none') },
              ...others.map((entry) => ({ value: entry.key, label: entryName(entry) })),
            ]}
            onChange={(key) => onChange(key === '' ? null : key)}
          />
        )}
      </Field>
    </div>
  );
}
