import type { FeatureLike } from 'ol/Feature.js';
import type Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type { Pixel } from 'ol/pixel.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapLayer } from '../layer';
import { featureAt, featureLayers } from './feature-at';
import type { FoundFeature } from './feature-at';
import type { HoverInfo } from './map-handle';

/** Above all data, and below what the host adds on top, such as the outline of the chosen feature. */
export const hoverZIndex = 1_000_000;

/** Finds what the pointer rests on, once a frame at most. */
export interface Hover {
  subscribe(listener: (hover: HoverInfo | null) => void): () => void;
  /** Looks again, once all is drawn, whenever a layer's data or visibility change; the answer ends that. */
  watch(layer: MapLayer): () => void;
  /** Forgets the present feature, e.g. because its layer has gone, and looks for another once all is drawn. */
  refresh(): void;
  dispose(): void;
}

/** @param layers layers of the map at the moment of asking */
export function createHover(olMap: OlMap, layers: () => readonly MapLayer[]): Hover {
  const listeners = new Set<(hover: HoverInfo | null) => void>();
  const source = new VectorSource<Feature>();
  const highlight = new OlVectorLayer({
    ...{ source, style: highlightStyle(), map: olMap, zIndex: hoverZIndex },
  });
  let current: FeatureLike | null = null;
  let frame = 0;
  /** Where the pointer rests on the map. */
  let pointer: Pixel | null = null;
  let stale = false;

  const tell = (info: HoverInfo | null, feature: FeatureLike | null) => {
    if (feature !== current) {
      source.clear(true);
      if (feature) source.addFeature(feature as Feature);
      else source.changed();
      current = feature;
    } else if (feature === null) {
      return;
    }
    for (const listener of [...listeners]) listener(info);
  };

  const find = (pixel: Pixel) =>
    featureAt(olMap, layers(), { pixel, coordinate: olMap.getCoordinateFromPixel(pixel) });
  const show = (found: FoundFeature | null) => tell(found?.info ?? null, found?.feature ?? null);

  const move = (event: MapBrowserEvent) => {
    if (event.dragging) return;
    pointer = [...event.pixel];
    if (listeners.size === 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(find(event.pixel)));
  };
  const forget = () => {
    cancelAnimationFrame(frame);
    tell(null, null);
  };
  const lookWhenDrawn = () => {
    stale = true;
    olMap.render();
  };
  const refresh = () => {
    forget();
    lookWhenDrawn();
  };
  // The map may have moved, or got other features, under a pointer that rests.
  const lookAgain = () => {
    stale = false;
    if (!pointer || listeners.size === 0) return;
    const found = find(pointer);
    if ((found?.feature ?? null) !== current) show(found);
  };
  const drawn = () => {
    if (stale) lookAgain();
  };
  const leave = () => {
    pointer = null;
    forget();
  };
  olMap.on('pointermove', move);
  olMap.on('moveend', lookAgain);
  olMap.on('rendercomplete', drawn);
  const viewport = olMap.getViewport();
  viewport?.addEventListener('pointerleave', leave);

  return {
    subscribe(listener) {
      listeners.add(listener);
      // The pointer may rest on the map already.
      if (pointer) lookWhenDrawn();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) forget();
      };
    },
    watch(layer) {
      const ends = featureLayers([layer]).flatMap((one) => [
        one.on('data-changed', refresh),
        one.on('visibility-changed', refresh),
      ]);
      return () => ends.forEach((end) => end());
    },
    refresh,
    dispose() {
      cancelAnimationFrame(frame);
      listeners.clear();
      olMap.un('pointermove', move);
      olMap.un('moveend', lookAgain);
      olMap.un('rendercomplete', drawn);
      viewport?.removeEventListener('pointerleave', leave);
      highlight.setMap(null);
      highlight.dispose();
    },
  };
}

/** White under dark lines: seen on every ramp. */
function highlightStyle(): Style[] {
  const stroke = (color: string, width: number) => new Stroke({ color, width });
  return [
    new Style({ stroke: stroke('#ffffffcc', 5), fill: new Fill({ color: '#ffffff26' }) }),
    new Style({
      stroke: stroke('#1c2521', 2),
      image: new CircleStyle({
        radius: 8,
        stroke: stroke('#1c2521', 2),
        fill: new Fill({ color: '#ffffff26' }),
      }),
    }),
  ];
}
