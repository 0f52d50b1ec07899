import { createMap } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import 'ol/ol.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { webMercator } from '../projection/map-projections';
import { showBasemap, showGround } from './basemap';
import css from './map-view.module.css';
import { useBasemap } from './use-basemap';
import type { MapPlace } from './view-address';

interface MapViewProps {
  /** Name of the map for people who do not see it. */
  readonly label: string;
  /** What keys do on it, for the same people. */
  readonly description?: string;
  /** Called with the map once it exists and with null when it is removed; must be stable. */
  readonly onMap: (handle: MapHandle | null) => void;
  /** Code of a projection that is ready; null: there is no map before it is. A later one takes its place. */
  readonly projection?: string | null;
  /** Where the map looks at first, all of China without it; must be stable. */
  readonly start?: MapPlace | null;
}

/** A map of the engine over its whole place, with the base map of the installation and a scale bar. */
export function MapView({ label, description, onMap, start = null, projection = webMercator }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const { offered, chosen } = useBasemap();
  const ready = projection !== null;
  const firstProjection = useEffectEvent(() => projection ?? webMercator);
  useEffect(() => {
    if (!place.current || !scale.current || !ready) return;
    const made = createMap(place.current, {
      ...{ scaleLine: scale.current, projection: firstProjection() },
      ...start,
    });
    setHandle(made);
    onMap(made);
    return () => {
      onMap(null);
      setHandle(null);
      made.dispose();
    };
  }, [onMap, start, ready]);
  useEffect(() => {
    if (handle && projection !== null) handle.setProjection(projection);
  }, [handle, projection]);
  const { ground, names } = chosen ?? {};
  useEffect(() => {
    if (!handle) return;
    if (!offered || ground === undefined || names === undefined) return showGround(handle);
    return showBasemap(handle, { ground, names }, offered);
    // In another projection other base maps can be shown.
  }, [handle, offered, ground, names, projection]);
  return (
    <>
      <div
        ref={place}
        className={css.map}
        role="application"
        aria-label={label}
        aria-description={description}
        tabIndex={0}
      />
      <div ref={scale} className={css.scale} />
    </>
  );
}
