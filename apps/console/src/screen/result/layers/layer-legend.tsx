import { useTranslation } from 'react-i18next';
import { legendUnitOf } from '../../../map/layer/opened-layer';
import type { ListedDrawn } from '../../../map/layer/opened-layer';
import { useScheme } from '../../../map/layer/use-scheme';
import { LegendCard } from '../../../map/legend/legend-card';
import { entryName } from './layer-entries';
import type { LayerEntry } from './layer-entries';
import css from './layers.module.css';

interface LayerLegendProps {
  readonly entry: LayerEntry;
  readonly opened: ListedDrawn;
  /** Gets the place of the class whose picture was pressed; absent where the list opens no style of the layer. */
  readonly onOpen?: ((row: number) => void) | undefined;
}

/** The legend of a listed layer, with its name and unit. */
export function LayerLegend({ entry, opened, onOpen }: LayerLegendProps) {
  const { t } = useTranslation();
  const unit = legendUnitOf(opened, useScheme(opened));
  return (
    <div className={css.legend}>
      <LegendCard {...{ opened, unit, onOpen }} title={entryName(entry)} />
      {unit.unit !== '' && <p>{t('result.unit', { unit: unit.unit })}</p>}
    </div>
  );
}
