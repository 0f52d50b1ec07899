import type { SummaryService } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { inUnit, quantity } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import type { FigureOrigin } from '../chart/figures';
import { Origin } from '../chart/origin';
import { DistrictMap } from './district-map';
import type { DistrictShapes } from './district-shapes';
import type { MapClasses } from './map-classes';
import { MapLegend } from './map-legend';
import css from './map.module.css';

/** What one of many maps is drawn from. */
export interface SmallMapView {
  readonly service: SummaryService;
  /** As the server names it. */
  readonly unit: string;
  /** One a district. */
  readonly figures: readonly (number | null)[];
  readonly total: number | null;
  readonly classes: MapClasses;
  readonly shown: ShownUnit;
  readonly valueOf: (code: string) => number | null;
  readonly color: (code: string) => string | null;
  /** Of the total, or of a district. */
  readonly originOf: (code?: string) => FigureOrigin;
}

interface SmallMapProps {
  readonly map: SmallMapView;
  readonly shapes: DistrictShapes;
  /** In the order of the figures. */
  readonly codes: readonly string[];
  readonly nameOf: ReadonlyMap<string, string>;
  readonly pointed: string | null;
  /** The same array for all maps, so that pointing draws little. */
  readonly marked: readonly (string | null)[];
  readonly onPoint: (code: string | null) => void;
  readonly onOpen: (origin: FigureOrigin) => void;
}

/** A map of one service: its total and its districts lead to where they come from. */
export function SmallMap({ map, shapes, codes, nameOf, pointed, marked, onPoint, onOpen }: SmallMapProps) {
  const { t, i18n } = useTranslation();
  const { service, unit, figures, total, classes, shown, valueOf, color, originOf } = map;
  const most = Math.max(...figures.map((one) => one ?? -Infinity));
  const at = codes[figures.indexOf(most)];
  const whole = quantity(total, unit, i18n.language);
  return (
    <li>
      <h3>
        {service.name} <small>{shown.unit}</small>
      </h3>
      <p className={css.total}>
        {total !== null && (
          <>
            {t('charts.column.sum')}{' '}
            <Origin origin={originOf()} of={service.name} isLink>
              {`${whole.value} ${whole.unit}`}
            </Origin>
          </>
        )}
      </p>
      <DistrictMap
        label={t('charts.finding.map', {
          name: service.name,
          district: nameOf.get(at) ?? at,
          amount: `${inUnit(most, shown)} ${shown.unit}`,
        })}
        {...{ shapes, colorOf: color, marked, onPoint }}
        onChoose={(code) => valueOf(code) !== null && onOpen(originOf(code))}
      />
      <p className={css.told}>
        {pointed !== null && `${nameOf.get(pointed) ?? pointed} ${inUnit(valueOf(pointed), shown)}`}
      </p>
      <MapLegend classes={classes} shown={shown} hasNone={figures.some((one) => one === null)} />
    </li>
  );
}
