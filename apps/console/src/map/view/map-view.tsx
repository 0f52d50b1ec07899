import { createMap } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import 'ol/ol.css';
import { useEffect, useRef } from 'react';
import { client } from '../../session/client';
import { showBasemap } from './basemap';
import css from './map-view.module.css';
import type { MapPlace } from './view-address';

interface MapViewProps {
  /** Name of the map for people who do not see it. */
  readonly label: string;
  /** Called with the map once it exists and with null when it is removed; must be stable. */
  readonly onMap: (handle: MapHandle | null) => void;
  /** Where the map looks at first, all of China without it; must be stable. */
  readonly start?: MapPlace | null;
}

/** A map of the engine over its whole place, with the base map of the installation and a scale bar. */
export function MapView({ label, onMap, start = null }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !scale.current) return;
    const handle = createMap(place.current, { scaleLine: scale.current, ...start });
    const hideBasemap = showBasemap(handle, client);
    onMap(handle);
    return () => {
      onMap(null);
      hideBasemap();
      handle.dispose();
    };
  }, [onMap, start]);
  return (
    <>
      <div ref={place} className={css.map} role="application" aria-label={label} tabIndex={0} />
      <div ref={scale} className={css.scale} />
    </>
  );
}
