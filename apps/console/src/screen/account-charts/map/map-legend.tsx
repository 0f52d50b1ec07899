import { useTranslation } from 'react-i18next';
import { inUnit } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import type { MapClasses } from './map-classes';
import css from './map.module.css';

interface MapLegendProps {
  readonly classes: MapClasses;
  readonly shown: ShownUnit;
  /** Whether nothing else beside the map names the unit. */
  readonly withUnit?: boolean;
  /** Some districts have no value. */
  readonly hasNone: boolean;
}

/** The classes of a map with their bounds. */
export function MapLegend({ classes: { breaks, colors }, shown, withUnit = false, hasNone }: MapLegendProps) {
  const { t } = useTranslation();
  const rangeText = (from: number, to: number): string =>
    from === to ? inUnit(from, shown) : `${inUnit(from, shown)} – ${inUnit(to, shown)}`;
  const rows = colors.slice(0, Math.max(0, breaks.length - 1));
  return (
    <ul className={css.legend}>
      {withUnit && <li>{shown.unit}</li>}
      {rows.map((color, i) => (
        <li key={color}>
          <i style={{ background: color }} />
          {rangeText(breaks[i], breaks[i + 1])}
        </li>
      ))}
      {hasNone && (
        <li>
          <i className={css.none} />
          {t('charts.noFigure')}
        </li>
      )}
    </ul>
  );
}
