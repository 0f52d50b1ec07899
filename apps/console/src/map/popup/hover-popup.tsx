import { useTranslation } from 'react-i18next';
import css from './popup.module.css';
import { popupText } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';
import type { PopupInfo } from './use-hover-popup';

interface HoverPopupProps {
  readonly info: PopupInfo;
  readonly unit: ShownUnit;
  /** What the value is called. */
  readonly label?: string;
  /** Size of the map, CSS pixels: the popup turns to the side that has room. */
  readonly size: readonly [width: number, height: number];
}

/** Name of a district and its value with unit, beside the pointer. */
export function HoverPopup({ info, unit, label, size }: HoverPopupProps) {
  const { t } = useTranslation();
  const [x, y] = info.pixel;
  const left = x > size[0] - 260;
  const above = y > 80;
  return (
    <div
      className={css.popup}
      role="tooltip"
      style={{
        left: x,
        top: y,
        translate: `${left ? 'calc(-100% - 12px)' : '12px'} ${above ? 'calc(-100% - 8px)' : '16px'}`,
      }}
    >
      {info.name && <strong>{info.name}</strong>}
      <span>
        <span className={css.muted}>{label ?? t('result.value')}</span>
        {info.value === null ? '--' : popupText(info.value, unit)}
      </span>
    </div>
  );
}
