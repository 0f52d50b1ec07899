import type { HoverInfo, MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import { popupValue } from '../../../map/popup/popup-value';
import css from '../../../map/popup/popup.module.css';
import type { OwnEntry } from '../layers/layer-entries';

interface OwnHoverProps {
  readonly handle: MapHandle;
  /** The layers of the reader that are in the list. */
  readonly entries: readonly OwnEntry[];
}

/** Attributes that a popup says; a click says all. */
const most = 5;

/** What the pointer rests on in a layer of the reader: its layer, and its first attributes as the file has them. */
export default function OwnHover({ handle, entries }: OwnHoverProps) {
  const [hover, setHover] = useState<HoverInfo | null>(null);
  useEffect(() => {
    const end = handle.onHover(setHover);
    return () => {
      end();
      setHover(null);
    };
  }, [handle]);
  const entry = hover && entries.find(({ own }) => own.key === hover.layer.id);
  if (!hover || !entry) return null;
  const [x, y] = hover.pixel;
  const left = x > (handle.olMap.getSize()?.[0] ?? Infinity) - 260;
  const filled = Object.entries(hover.properties).filter(([, value]) => value !== null && value !== '');
  return (
    <div
      className={css.popup}
      role="tooltip"
      // Below the pointer: above it a raster of results may say its value.
      style={{ left: x, top: y, translate: `${left ? 'calc(-100% - 12px)' : '12px'} 16px` }}
    >
      <strong>{hover.name || entry.name}</strong>
      {filled.slice(0, most).map(([name, value]) => (
        <span key={name} className={css.line}>
          <span className={css.muted}>{name}</span>
          {popupValue(value)}
        </span>
      ))}
    </div>
  );
}
