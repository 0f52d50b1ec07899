import type BaseLayer from 'ol/layer/Base.js';
import { projectionProblems } from '../geometry';
import type { LayerModel } from '../model';
import { createEmitter } from './emitter';
import type { Emitter } from './emitter';
import { defaultProjection } from '../geometry/projection/reproject';
import type { LayerEvents, MapLayer } from './map-layer';
import { olProjection } from '../source/ol-projection';

/** Model, events and switches that all kinds share. */
export interface LayerCore<Model extends LayerModel> {
  readonly model: Model;
  /** Projection of the map at present. */
  readonly projection: string;
  readonly events: Emitter<LayerEvents>;
  /** Replaces parts of the model. */
  update(parts: Partial<Model>): void;
  readonly members: SharedMembers<Model>;
}

/** Members of {@link MapLayer} that are the same for all kinds. */
export type SharedMembers<Model extends LayerModel> = Omit<MapLayer<Model>, 'extent' | 'dispose'>;

/** A layer of the shared members and its own; getters stay getters, which a spread would turn into values. */
export function layerOf<Layer extends Base, Base extends object>(
  base: Base,
  own: Omit<Layer, keyof Base> & Partial<Layer>,
): Layer {
  const members = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) };
  return Object.defineProperties({}, members) as Layer;
}

/** Fields of a model that have an obvious value when nobody says otherwise. */
export const modelDefaults = {
  id: '',
  name: '',
  visible: true,
  opacity: 1,
  zIndex: 0,
  projection: 'EPSG:4326',
  originalProjection: null,
} as const;

/**
 * Ties a model to an OpenLayers layer.
 * @param move what the kind does when the map goes from one projection to another
 */
export function createLayerCore<Model extends LayerModel>(
  initial: Model,
  olLayer: BaseLayer,
  move: (next: string, previous: string) => void = () => undefined,
): LayerCore<Model> {
  let model = initial;
  let projection = defaultProjection;
  const events = createEmitter<LayerEvents>();
  const update = (parts: Partial<Model>) => {
    model = { ...model, ...parts };
  };
  const limitResolutions = () => {
    const metres = olProjection(projection).getMetersPerUnit() ?? 1;
    olLayer.setMinResolution((model.minResolution ?? 0) / metres);
    olLayer.setMaxResolution((model.maxResolution ?? Infinity) / metres);
  };
  olLayer.setVisible(model.visible);
  olLayer.setOpacity(model.opacity);
  olLayer.setZIndex(model.zIndex);
  limitResolutions();
  return {
    get model() {
      return model;
    },
    get projection() {
      return projection;
    },
    events,
    update,
    members: {
      kind: model.kind,
      id: model.id,
      olLayer,
      get model() {
        return model;
      },
      setVisible(visible) {
        if (visible === model.visible) return;
        update({ visible } as Partial<Model>);
        olLayer.setVisible(visible);
        events.emit('visibility-changed', visible);
      },
      setOpacity(opacity) {
        if (!(opacity >= 0 && opacity <= 1)) {
          throw new RangeError(`layer opacity: got ${opacity}, allowed: 0 to 1`);
        }
        update({ opacity } as Partial<Model>);
        olLayer.setOpacity(opacity);
        events.emit('opacity-changed', opacity);
      },
      setZIndex(zIndex) {
        if (!Number.isFinite(zIndex)) throw new RangeError(`layer zIndex: got ${zIndex}, allowed: numbers`);
        update({ zIndex } as Partial<Model>);
        olLayer.setZIndex(zIndex);
        events.emit('order-changed', zIndex);
      },
      setResolutions(minResolution, maxResolution) {
        if (!(minResolution >= 0 && minResolution < maxResolution)) {
          throw new RangeError(
            `layer resolutions: got ${minResolution} to ${maxResolution}, allowed: 0 or more, ascending`,
          );
        }
        update({ minResolution, maxResolution } as Partial<Model>);
        limitResolutions();
      },
      reproject(next) {
        const problems = [...projectionProblems(model.projection), ...projectionProblems(next)];
        if (problems.length > 0) events.emit('problems', problems);
        if (next === projection) return;
        const previous = projection;
        olProjection(next);
        projection = next;
        limitResolutions();
        move(next, previous);
      },
      on: events.on,
    },
  };
}
