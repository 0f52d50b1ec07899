import { Checkbox, Field, Select } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useBasemap } from '../view/use-basemap';
import css from './basemap-field.module.css';

/** What the maps are drawn on, as the person who reads them likes it. */
export function BasemapField() {
  const { t } = useTranslation();
  const { offered, grounds, chosen, choose } = useBasemap();
  if (!offered || !chosen) return null;
  return (
    <div className={css.basemap}>
      <Field side label={t('map.basemap.title')}>
        {(id) => (
          <Select
            id={id}
            value={chosen.ground}
            options={grounds.map((ground) => ({ value: ground, label: t(`map.basemap.${ground}`) }))}
            onChange={(ground) => choose({ ground })}
          />
        )}
      </Field>
      {offered.tiandituKey !== null && (
        <Checkbox
          label={t('map.basemap.names')}
          value={chosen.names}
          onChange={(names) => choose({ names })}
        />
      )}
    </div>
  );
}
