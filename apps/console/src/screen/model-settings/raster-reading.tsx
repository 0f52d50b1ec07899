import type { InputSettings } from '@gep/api-client';
import { Field, NumberInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { NumbersInput } from '../../form/numbers-input';
import css from './model-settings.module.css';

interface RasterReadingProps {
  settings: Pick<InputSettings, 'scale' | 'offset' | 'noData'>;
  disabled: boolean;
  onChange: (change: Partial<InputSettings>) => void;
}

/** How the values of a raster are read: value = raw x scale + offset, and which raw values mean nothing. */
export function RasterReading({ settings, disabled, onChange }: RasterReadingProps) {
  const { t } = useTranslation();
  return (
    <div className={css.three}>
      <Field label={t('models.scale')}>
        {(id) => (
          <NumberInput
            id={id}
            disabled={disabled}
            value={settings.scale}
            onChange={(scale) => onChange({ scale })}
          />
        )}
      </Field>
      <Field label={t('models.offset')}>
        {(id) => (
          <NumberInput
            id={id}
            disabled={disabled}
            value={settings.offset}
            onChange={(offset) => onChange({ offset })}
          />
        )}
      </Field>
      <NoDataField {...{ settings, disabled, onChange }} />
    </div>
  );
}

interface NoDataFieldProps {
  settings: Pick<InputSettings, 'noData'>;
  disabled: boolean;
  onChange: (change: Partial<InputSettings>) => void;
}

/** Which raw values mean nothing beside those that the file declares. */
export function NoDataField({ settings, disabled, onChange }: NoDataFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('models.noData')} help={t('models.noDataHelp')}>
      {(id) => (
        <NumbersInput
          id={id}
          disabled={disabled}
          value={settings.noData}
          onChange={(noData) => onChange({ noData })}
        />
      )}
    </Field>
  );
}
