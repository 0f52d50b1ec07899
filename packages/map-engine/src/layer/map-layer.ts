import type BaseLayer from 'ol/layer/Base.js';
import type { Extent, LayerModel, Problem, Scheme } from '../model';
import type { RampValues } from '../scheme';

/** What a layer reports to its listeners. */
export interface LayerEvents {
  /** The scheme that is drawn from now on. */
  'style-changed': Scheme;
  'visibility-changed': boolean;
  /** 0-1. */
  'opacity-changed': number;
  /** Place in the drawing order; higher ones are drawn later. */
  'order-changed': number;
  /** Whether data are being fetched. */
  loading: boolean;
  /** New features or a new picture are in the layer. */
  'data-changed': undefined;
  /** What the ramp of a raster's picture stands for from now on; null while it is not known. */
  'ramp-changed': RampValues | null;
  /**
   * Pictures and fonts of the style that is drawn from now on that cannot be shown (stand-ins are drawn), fields of the
   * scheme that no feature has, or a projection of the data or of the map that is for display only.
   */
  problems: readonly Problem[];
  /** Data could not be loaded or drawn; what was there before stays. */
  failed: unknown;
}

/** What every layer of the map can do, of any kind. */
export interface MapLayer<Model extends LayerModel = LayerModel> {
  readonly kind: Model['kind'];
  readonly id: string;
  /** The OpenLayers layer, for hosts that have their own map. */
  readonly olLayer: BaseLayer;
  /** The model as it is now, with the present scheme, visibility and opacity. */
  readonly model: Model;
  setVisible(visible: boolean): void;
  /** 0-1. */
  setOpacity(opacity: number): void;
  /** Place in the drawing order; layers of one place are drawn as they were added. */
  setZIndex(zIndex: number): void;
  /**
   * Draws the layer from `min` up to, not at, `max`: metres a pixel (of EPSG:3857, in any projection of the map).
   * @throws RangeError unless 0 <= min < max
   */
  setResolutions(min: number, max: number): void;
  /** Subscribes; returns a function that ends the subscription. */
  on<K extends keyof LayerEvents>(event: K, listener: (value: LayerEvents[K]) => void): () => void;
  /** Extent of the data in the map's projection, null without data. */
  extent(): Extent | null;
  /**
   * Moves the layer to another map projection, e.g. `EPSG:4490`. `createMap` calls this.
   * @throws RangeError for a projection that neither proj4 nor `registerProjection` knows
   */
  reproject(projection: string): void;
  /** Aborts loading and frees listeners, pictures and features. */
  dispose(): void;
}
