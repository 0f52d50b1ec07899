import { Checkbox, IconButton, NumberInput } from '@gep/style-editor/controls';
import { projector } from '@gep/map-engine/geometry';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@gep/map-engine/scheme';
import type { PicturePoint } from '../../../map/own/picture/control-points';
import css from './picture.module.css';

interface PointRowProps {
  readonly point: PicturePoint;
  readonly number: number;
  /** Code of the system of typed coordinates. */
  readonly crs: string;
  readonly active: boolean;
  /** Metres; null where there is no fit. */
  readonly distance: number | null;
  readonly onActive: () => void;
  readonly onChange: (part: Partial<PicturePoint>) => void;
  readonly onRemove: () => void;
}

type Pair = readonly [number, number];

/** A control point: whether it is used, its numbers in the picture and on the map, and how far off it is. */
export function PointRow(props: PointRowProps) {
  const { point, number, crs, active, distance, onActive, onChange, onRemove } = props;
  const { t } = useTranslation();
  const shown = point.place && rounded(projector('EPSG:4326', crs)(point.place), crs);
  return (
    <li className={css.point} data-active={active}>
      <div className={css.head}>
        <Checkbox
          label={t('map.picture.point', { number })}
          value={point.checked}
          onChange={(checked) => onChange({ checked })}
        />
        <button type="button" className={css.pick} aria-pressed={active} onClick={onActive}>
          {t(active ? 'map.picture.moving' : 'map.picture.move')}
        </button>
        <span className={css.distance}>
          {distance === null ? '' : t('map.picture.off', { metres: metres(distance) })}
        </span>
        <IconButton icon={X} label={t('map.picture.removePoint', { number })} onClick={onRemove} />
      </div>
      <PairFields
        labels={[t('map.picture.column', { number }), t('map.picture.row', { number })]}
        pair={point.pixel}
        onPair={(pixel) => onChange({ pixel })}
      />
      <PairFields
        key={crs}
        labels={[t('map.picture.x', { number }), t('map.picture.y', { number })]}
        pair={shown}
        onPair={(typed) => onChange({ place: projector(crs, 'EPSG:4326')(typed) })}
      />
    </li>
  );
}

interface PairFieldsProps {
  readonly labels: readonly [string, string];
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
}

/** Two numbers, taken once both are there. */
function PairFields({ labels, pair, onPair }: PairFieldsProps) {
  const [half, setHalf] = useState<readonly [number, number]>([NaN, NaN]);
  const now = pair ?? half;
  const type = (index: 0 | 1, value: number) => {
    const next: Pair = index === 0 ? [value, now[1]] : [now[0], value];
    setHalf(next);
    if (!next.some(Number.isNaN)) onPair(next);
  };
  return ([0, 1] as const).map((index) => (
    <NumberInput
      key={index}
      label={labels[index]}
      placeholder={labels[index]}
      value={now[index]}
      onChange={(value) => type(index, value)}
    />
  ));
}

/** To a centimetre: what is less comes of rounding. */
export const metres = (value: number): string =>
  formatNumber(Number(value.toFixed(2)), { decimals: 'short', group: true });

/** To about a centimetre. */
function rounded([x, y]: Pair, crs: string): Pair {
  const digits = /^EPSG:(4326|4490)$/.test(crs) ? 7 : 2;
  return [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
}
