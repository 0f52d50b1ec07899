import { useTranslation } from 'react-i18next';
import css from './popup.module.css';
import { popupQuantity } from '../../message/unit';
import type { PopupInfo } from './use-hover-popup';

interface HoverPopupProps {
  readonly info: PopupInfo;
  readonly unit: string;
  /** Size of the map, CSS pixels: the popup turns to the side that has room. */
  readonly size: readonly [width: number, height: number];
}

/** Name of a district and its value with unit, beside the pointer. */
export function HoverPopup({ info, unit, size }: HoverPopupProps) {
  const { t, i18n } = useTranslation();
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
        <span className={css.muted}>{t('result.value')}</span>
        {info.value === null ? '--' : popupQuantity(info.value, unit, i18n.language)}
      </span>
    </div>
  );
}
