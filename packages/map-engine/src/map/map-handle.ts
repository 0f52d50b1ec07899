import type OlMap from 'ol/Map.js';
import type View from 'ol/View.js';
import type { FeatureInfo, MapLayer } from '../layer';
import type { Extent } from '../model';
import type { DrawOptions, DrawnRegion } from './drawn-region';
import type { ExportOptions } from './export/export-options';

/** What the pointer rests on, or what a click met. */
export interface HoverInfo extends FeatureInfo {
  readonly layer: MapLayer;
  /** CSS pixels from the map's top left, where a popup belongs. */
  readonly pixel: readonly [number, number];
}

/** How {@link MapHandle.fit} moves. */
export interface FitOptions {
  /** Milliseconds; 1000 by default, 0 for people who want no motion. */
  readonly duration?: number;
  /** CSS pixels left free at each edge, 10 by default; four numbers where something covers an edge. */
  readonly padding?: number | readonly [top: number, right: number, bottom: number, left: number];
}

/** A map with our layers on it. */
export interface MapHandle {
  readonly olMap: OlMap;
  /** Code of the view's projection. */
  readonly projection: string;
  /** The view that a person moves, also while an export looks through another one. */
  readonly view: View;
  /**
   * Shows the same place at the same scale in another projection, e.g. `EPSG:4490`; the layers and a drawn region
   * move along. A new view that the host gives its own map does the same.
   * @throws RangeError for a projection that neither proj4 nor `registerProjection` knows
   */
  setProjection(code: string): void;
  /** Layers in the order in which they were added. */
  readonly layers: readonly MapLayer[];
  /** Puts a layer on the map, moved to its projection; answers the layer. */
  addLayer<Layer extends MapLayer>(layer: Layer): Layer;
  /** Takes a layer off the map without disposing it. */
  removeLayer(layer: MapLayer): void;
  /**
   * Puts a layer on the map that is not data, such as an outline: it goes along into other projections, and the pointer
   * ignores it. The answer takes it off and disposes it.
   */
  decorate(layer: MapLayer): () => void;
  /** Moves to a layer's data, to an extent in the map's projection, or without either to the default extent. */
  fit(target?: MapLayer | Extent | null, options?: FitOptions): Promise<void>;
  /** Nearer by the factor 1.2; quick steps add up. */
  zoomIn(): void;
  /** Farther by the factor 1.2; quick steps add up. */
  zoomOut(): void;
  /** Reports what the pointer rests on (null: nothing) and highlights it; returns a function that ends the subscription. */
  onHover(listener: (hover: HoverInfo | null) => void): () => void;
  /**
   * Reports which feature a click met, with all its properties, for a popup (null: none), except for the clicks of
   * a drawing and of a double click. Returns a function that ends the subscription.
   */
  onPick(listener: (pick: HoverInfo | null) => void): () => void;
  /** Whether features, windows of rasters, tiles or pictures are being fetched. */
  readonly loading: boolean;
  /** Reports when fetching begins (true) and when everything is there (false); returns a function that ends the subscription. */
  onLoading(listener: (loading: boolean) => void): () => void;
  /**
   * Lets the person draw a polygon of at least 3 points. A double click ends it, Escape cancels (AbortError), Backspace
   * takes the last point back. The pointer is a cross while points are set. By keys: the arrows move the map under a cross, Enter sets a point there, Enter again ends.
   * The region stays on the map until the next drawing or {@link clearRegion}.
   */
  drawPolygon(options?: DrawOptions): Promise<DrawnRegion>;
  /** Takes the drawn region off the map. */
  clearRegion(): void;
  /** Makes the map take the new size of its element where the browser does not notice it, e.g. under CSS zoom. */
  resize(): void;
  /**
   * The map as PNG, by default as it is on the screen; with a page, a dpi and furnishings as a printed map. It is
   * redrawn at the dpi, so that nothing is enlarged; the file says how large it is on paper.
   * @throws RangeError for a dpi, page or number of pixels that cannot be; GepDataError `export-tainted` naming a layer
   *   whose server does not let other pages use its pictures; AbortError by the signal, and where the map goes to another
   *   projection meanwhile
   */
  exportPng(options?: ExportOptions): Promise<Blob>;
  /** The same page as PDF of one picture, without loss; title, source and author are said in its properties. */
  exportPdf(options?: ExportOptions): Promise<Blob>;
  /** Disposes the map (unless the host handed it in), the layers on it and all listeners. */
  dispose(): void;
}
