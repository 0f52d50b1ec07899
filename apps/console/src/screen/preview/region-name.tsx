import type { HoverInfo, MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import css from '../../map/popup/popup.module.css';

/** Name of the region under the pointer. */
export function RegionName({ handle }: { readonly handle: MapHandle }) {
  const [hover, setHover] = useState<HoverInfo | null>(null);
  useEffect(() => handle.onHover(setHover), [handle]);
  if (!hover || hover.name === '') return null;
  const [x, y] = hover.pixel;
  return (
    <div className={css.popup} role="tooltip" style={{ left: x, top: y, translate: '12px 16px' }}>
      <strong>{hover.name}</strong>
    </div>
  );
}
