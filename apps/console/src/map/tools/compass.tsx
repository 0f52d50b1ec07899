import { northOf } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './map-corner.module.css';

/** Points north; a click turns the map back to it. */
export function Compass({ handle }: { readonly handle: MapHandle }) {
  const { t } = useTranslation();
  const { olMap } = handle;
  const [north, setNorth] = useState(() => northOf(handle.view));
  useEffect(() => {
    // With every frame: in most projections north turns as the map moves.
    const follow = () => setNorth(Math.round(northOf(handle.view) * 1000) / 1000);
    olMap.on('postrender', follow);
    return () => olMap.un('postrender', follow);
  }, [handle, olMap]);
  const turnBack = () => {
    const { view } = handle;
    view.animate({ rotation: view.getRotation() - northOf(view), duration: 140 });
  };
  return (
    <button
      type="button"
      className={css.compass}
      title={t('result.north')}
      aria-label={t('result.north')}
      onClick={turnBack}
    >
      <svg viewBox="0 0 40 40" aria-hidden style={{ rotate: `${north}rad` }}>
        <path d="M20 13 L24.5 24 L20 22 Z" fill="currentColor" />
        <path d="M20 13 L15.5 24 L20 22 Z" fill="none" stroke="currentColor" strokeLinejoin="round" />
        <text x="20" y="11" textAnchor="middle" fontSize="12" fontWeight="600" fill="currentColor">
          N
        </text>
        <path d="M20 31 v3 M6 20 h3 M31 20 h3" stroke="currentColor" opacity="0.5" />
      </svg>
    </button>
  );
}
