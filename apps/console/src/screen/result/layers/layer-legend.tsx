import { useTranslation } from 'react-i18next';
import { legendUnitOf } from '../../../map/layer/open-layer';
import type { OpenedLayer } from '../../../map/layer/open-layer';
import { useScheme } from '../../../map/layer/use-scheme';
import { LegendCard } from '../../../map/legend/legend-card';
import { entryName } from './layer-entries';
import type { LayerEntry } from './layer-entries';
import css from './layers.module.css';

/** The legend of a listed layer, with its name and unit. */
export function LayerLegend({ entry, opened }: { readonly entry: LayerEntry; readonly opened: OpenedLayer }) {
  const { t } = useTranslation();
  const unit = legendUnitOf(opened, useScheme(opened));
  return (
    <div className={css.legend}>
      <LegendCard {...{ opened, unit }} title={entryName(entry)} />
      {unit.unit !== '' && <p>{t('result.unit', { unit: unit.unit })}</p>}
    </div>
  );
}
