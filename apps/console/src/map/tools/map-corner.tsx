import type { MapHandle } from '@gep/map-engine/map';
import type { Scheme } from '@gep/map-engine/model';
import type { RampValues } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { Compass } from './compass';
import { LegendCard } from '../legend/legend-card';
import type { LegendCardProps } from '../legend/legend-card';
import css from './map-corner.module.css';
import type { DrawnLayer } from '../layer/drawn-layer';
import { useRampValues } from '../legend/use-ramp-values';
import { useScheme } from '../layer/use-scheme';
import type { ShownUnit } from '../../message/unit';

interface MapCornerProps extends Pick<LegendCardProps, 'onOpen' | 'readOnly'> {
  readonly handle: MapHandle;
  readonly opened: DrawnLayer;
  /** Of the legend, where it is not plain what it explains. */
  readonly title?: string | undefined;
  /** The unit of the numbers in the legend, given what the ramp of a picture stands for. */
  readonly unitOf: (scheme: Scheme, drawn: RampValues | null) => ShownUnit;
}

/** Unit label, legend and compass of a layer. */
export function MapCorner({ handle, opened, unitOf, ...legend }: MapCornerProps) {
  const { t } = useTranslation();
  const shown = unitOf(useScheme(opened), useRampValues(opened));
  return (
    <>
      <div className={css.corner}>
        {shown.unit !== '' && <p className={css.unit}>{t('result.unit', { unit: shown.unit })}</p>}
        <LegendCard opened={opened} unit={shown} {...legend} />
      </div>
      <Compass handle={handle} />
    </>
  );
}
