import { createMap } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import 'ol/ol.css';
import { useEffect, useRef, useState } from 'react';
import { showBasemap, showGround } from './basemap';
import css from './map-view.module.css';
import { useBasemap } from './use-basemap';
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
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const { offered, chosen } = useBasemap();
  useEffect(() => {
    if (!place.current || !scale.current) return;
    const made = createMap(place.current, { scaleLine: scale.current, ...start });
    setHandle(made);
    onMap(made);
    return () => {
      onMap(null);
      setHandle(null);
      made.dispose();
    };
  }, [onMap, start]);
  const { ground, names } = chosen ?? {};
  useEffect(() => {
    if (!handle) return;
    if (!offered || ground === undefined || names === undefined) return showGround(handle);
    return showBasemap(handle, { ground, names }, offered);
  }, [handle, offered, ground, names]);
  return (
    <>
      <div ref={place} className={css.map} role="application" aria-label={label} tabIndex={0} />
      <div ref={scale} className={css.scale} />
    </>
  );
}
