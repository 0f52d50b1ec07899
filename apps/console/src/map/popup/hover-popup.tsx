import type { MapHandle } from '@gep/map-engine/map';
import { useTranslation } from 'react-i18next';
import type { DrawnLayer } from '../layer/drawn-layer';
import css from './popup.module.css';
import { popupText } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';
import { useHoverPopup } from './use-hover-popup';

interface HoverPopupProps {
  readonly handle: MapHandle;
  readonly layer: DrawnLayer;
  readonly on: boolean;
  readonly unitOf: (value: number) => ShownUnit;
  /** What the value is called. */
  readonly label?: string | undefined;
}

/** Name of the district under the pointer and its value with unit. It alone is drawn again when the pointer moves. */
export function HoverPopup({ handle, layer, on, unitOf, label }: HoverPopupProps) {
  const { t } = useTranslation();
  const info = useHoverPopup(handle, layer, on);
  if (!info) return null;
  const [x, y] = info.pixel;
  // To the side that has room.
  const left = x > (handle.olMap.getSize()?.[0] ?? 0) - 260;
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
        {info.value === null ? '--' : popupText(info.value, unitOf(info.value))}
      </span>
    </div>
  );
}
