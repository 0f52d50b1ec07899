import type { MapHandle } from '@gep/map-engine/map';
import { useTranslation } from 'react-i18next';
import { Compass } from './compass';
import { LegendCard } from '../legend/legend-card';
import { legendUnit } from '../legend/legend-unit';
import css from './map-corner.module.css';
import type { DrawnLayer } from '../layer/drawn-layer';
import { useRampValues } from '../legend/use-ramp-values';
import { useScheme } from '../layer/use-scheme';

/** Unit label, legend and compass of a layer. */
export function MapCorner({ handle, opened, unit }: { handle: MapHandle; opened: DrawnLayer; unit: string }) {
  const { t, i18n } = useTranslation();
  const scheme = useScheme(opened);
  const drawn = useRampValues(opened);
  const shown = legendUnit(scheme, unit, i18n.language, drawn);
  return (
    <>
      <div className={css.corner}>
        {shown.unit !== '' && <p className={css.unit}>{t('result.unit', { unit: shown.unit })}</p>}
        <LegendCard opened={opened} unit={shown} />
      </div>
      <Compass handle={handle} />
    </>
  );
}
