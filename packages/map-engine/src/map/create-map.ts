import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import Attribution from 'ol/control/Attribution.js';
import { chinaCenter, chinaExtent, projector, transformExtent } from '../geometry';
import { defaultProjection, olProjection } from '../layer';
import type { MapLayer } from '../layer';
import type { Extent } from '../model';
import { createRegionDrawing } from './draw-region';
import { createExporter } from './export/create-exporter';
import { watchFrames } from './fresh-frame';
import { createHover } from './hover';
import { createLoading } from './loading';
import type { FitOptions, MapHandle } from './map-handle';
import { motion } from './motion';
import { userView } from './user-view';
import { createPick } from './pick';
import { createScaleLine } from './scale-line';
import { viewIn, zoomLevels } from './view-in';
import { checkTarget, warnOfMissingStyle } from './check-page';
import { createZoom, mapInteractions, zoomFactor, zoomKeys } from './zoom';

/** How a map begins. Positions are longitude and latitude. */
export interface MapOptions {
  /** Projection of the view, `EPSG:3857` by default. */
  readonly projection?: string;
  /** Default 114, 38. */
  readonly center?: readonly [longitude: number, latitude: number];
  /** Zoom level as in web maps; without it the view shows `extent`. */
  readonly zoom?: number;
  /** Extent shown at the start and by `fit()` without data; all of China by default. */
  readonly extent?: Extent;
  /** Bar of the scale, on by default; an element puts it outside of the map. */
  readonly scaleLine?: boolean | HTMLElement;
  /** Canvas pixels a CSS pixel; the device's by default. */
  readonly pixelRatio?: number;
}

const fitDuration = 1000;
const fitPadding = 10;

/**
 * Makes a map in an element (or its id), or takes a map of OpenLayers that the host has already: as target, or in place
 * of the options. The page needs the style sheet `ol/ol.css`.
 * @throws TypeError for no element, an id that the page lacks, and a map of another copy of OpenLayers
 * @example
 * const shown = createMap(card, { center: [118, 26], zoom: 7, projection: 'EPSG:4490' });
 * shown.addLayer(layer);
 * await shown.fit(layer);
 */
export function createMap(target: HTMLElement | string | OlMap, options: MapOptions | OlMap = {}): MapHandle {
  checkTarget(target);
  const given = target instanceof OlMap ? target : options instanceof OlMap ? options : null;
  const settings = options instanceof OlMap ? {} : options;
  const olMap = given ?? newMap(settings);
  if (!(target instanceof OlMap) && !(given && given.getTarget())) olMap.setTarget(target);
  // OpenLayers hears arrow, plus and minus keys when its element has the focus.
  const element = olMap.getTargetElement();
  if (given === null && element && !element.hasAttribute('tabindex')) element.tabIndex = 0;
  olMap.once('postrender', () => warnOfMissingStyle(olMap));
  let projection = codeOf(olMap);
  const home = () => transformExtent(settings.extent ?? chinaExtent, 'EPSG:4326', projection);
  const layers: MapLayer[] = [];
  const decorations = new Set<MapLayer>();
  const subscriptions = new Map<MapLayer, () => void>();
  const endFrames = watchFrames(olMap);
  const hover = createHover(olMap, () => layers);
  const region = createRegionDrawing(olMap);
  const pick = createPick(
    olMap,
    () => layers,
    () => region.active,
  );
  const loading = createLoading(olMap);
  const exporter = createExporter(olMap, () => layers);
  const zoom = createZoom(olMap);
  if (given === null) olMap.addInteraction(zoomKeys(zoom));
  if (given === null && settings.zoom === undefined) showHome(olMap, home());

  const changeView = () => {
    const previous = projection;
    projection = codeOf(olMap);
    if (projection === previous) return;
    hover.refresh();
    region.reproject(previous, projection);
    for (const layer of [...layers, ...decorations]) layer.reproject(projection);
  };
  olMap.on('change:view', changeView);

  return {
    olMap,
    get projection() {
      return projection;
    },
    get view() {
      return userView(olMap);
    },
    setProjection(code) {
      if (code !== projection) olMap.setView(viewIn(userView(olMap), code));
    },
    get layers() {
      return [...layers];
    },
    addLayer(layer) {
      if (layers.includes(layer)) return layer;
      layer.reproject(projection);
      layers.push(layer);
      olMap.addLayer(layer.olLayer);
      const ends = [hover.watch(layer), loading.watch(layer)];
      subscriptions.set(layer, () => ends.forEach((end) => end()));
      return layer;
    },
    removeLayer(layer) {
      const index = layers.indexOf(layer);
      if (index < 0) return;
      layers.splice(index, 1);
      subscriptions.get(layer)?.();
      subscriptions.delete(layer);
      olMap.removeLayer(layer.olLayer);
      hover.refresh();
    },
    decorate(layer) {
      layer.reproject(projection);
      decorations.add(layer);
      olMap.addLayer(layer.olLayer);
      return () => {
        if (!decorations.delete(layer)) return;
        olMap.removeLayer(layer.olLayer);
        layer.dispose();
      };
    },
    fit(to, { duration = fitDuration, padding = fitPadding } = {}) {
      const extent = (to && 'kind' in to ? to.extent() : to) ?? home();
      if (extent === null) return Promise.resolve();
      return new Promise((resolve) => {
        const view = userView(olMap);
        // A movement that is under way would go on beside this one.
        view.cancelAnimations();
        view.fit([...extent], {
          duration: motion(duration),
          padding: edges(padding),
          callback: () => resolve(),
        });
      });
    },
    zoomIn: () => zoom(1 / zoomFactor),
    zoomOut: () => zoom(zoomFactor),
    onHover: hover.subscribe,
    onPick: pick.subscribe,
    get loading() {
      return loading.loading;
    },
    onLoading: loading.subscribe,
    drawPolygon: region.draw,
    clearRegion: region.clear,
    resize: () => olMap.updateSize(),
    exportPng: exporter.png,
    exportPdf: exporter.pdf,
    dispose() {
      olMap.un('change:view', changeView);
      region.dispose();
      hover.dispose();
      pick.dispose();
      loading.dispose();
      exporter.dispose();
      for (const layer of [...layers.splice(0), ...decorations]) {
        olMap.removeLayer(layer.olLayer);
        layer.dispose();
      }
      decorations.clear();
      endFrames();
      if (given === null) {
        olMap.setTarget(undefined);
        olMap.dispose();
      }
    },
  };
}

function codeOf(olMap: OlMap): string {
  return olMap.getView().getProjection().getCode();
}

function newMap({
  projection = defaultProjection,
  center = chinaCenter,
  zoom,
  scaleLine = true,
  pixelRatio,
}: MapOptions) {
  const scale = scaleLine ? [createScaleLine(scaleLine === true ? undefined : scaleLine)] : [];
  return new OlMap({
    pixelRatio,
    controls: [...scale, new Attribution()],
    interactions: mapInteractions(),
    view: new View({
      ...zoomLevels(olProjection(projection)),
      projection: olProjection(projection),
      center: projector('EPSG:4326', projection)(center),
      zoom: zoom ?? 4,
    }),
  });
}

/** Shows the start extent, waiting for the element to have a size. */
function showHome(olMap: OlMap, home: Extent | null): void {
  const show = () => {
    const size = olMap.getSize();
    if (home && size && size[0] > 0 && size[1] > 0) {
      olMap.getView().fit([...home], { padding: edges(fitPadding) });
      return true;
    }
    return false;
  };
  if (show()) return;
  const listener = () => {
    if (show()) olMap.un('change:size', listener);
  };
  olMap.on('change:size', listener);
}

/** Free room at the four edges. */
function edges(padding: NonNullable<FitOptions['padding']>): number[] {
  return typeof padding === 'number' ? [padding, padding, padding, padding] : [...padding];
}
