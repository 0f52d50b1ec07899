import { Checkbox, Field, Select } from '@gep/style-editor/controls';
import type { MapHandle } from '@gep/map-engine/map';
import { useTranslation } from 'react-i18next';
import { useShownProjection } from '../projection/use-shown-projection';
import { uncarried } from '../view/basemap-choice';
import { useBasemap } from '../view/use-basemap';
import css from './basemap-field.module.css';

/** What the maps are drawn on, as the person who reads them likes it. */
export function BasemapField({ handle }: { readonly handle: MapHandle }) {
  const { t } = useTranslation();
  const { offered, grounds, chosen, choose } = useBasemap();
  const projection = useShownProjection(handle);
  if (!offered || !chosen) return null;
  const names = uncarried(chosen, offered, projection).map(({ name }) => name);
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
      {names.length > 0 && (
        <p className={css.note} role="status">
          {t('map.basemap.uncarried', { names: names.join(t('separator')) })}
        </p>
      )}
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
