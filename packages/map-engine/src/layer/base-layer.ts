import type BaseLayer from 'ol/layer/Base.js';
import type { LayerModel } from '../model';
import { createEmitter } from './emitter';
import type { Emitter } from './emitter';
import type { LayerEvents, MapLayer } from './map-layer';

/** Model, events and switches that all kinds share. */
export interface LayerCore<Model extends LayerModel> {
  readonly model: Model;
  readonly events: Emitter<LayerEvents>;
  /** Replaces parts of the model. */
  update(parts: Partial<Model>): void;
  /** Members of {@link MapLayer} that are the same for all kinds. */
  readonly members: Pick<
    MapLayer<Model>,
    'kind' | 'id' | 'olLayer' | 'model' | 'setVisible' | 'setOpacity' | 'on'
  >;
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

/** Ties a model to an OpenLayers layer. */
export function createLayerCore<Model extends LayerModel>(
  initial: Model,
  olLayer: BaseLayer,
): LayerCore<Model> {
  let model = initial;
  const events = createEmitter<LayerEvents>();
  const update = (parts: Partial<Model>) => {
    model = { ...model, ...parts };
  };
  olLayer.setVisible(model.visible);
  olLayer.setOpacity(model.opacity);
  olLayer.setZIndex(model.zIndex);
  return {
    get model() {
      return model;
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
          throw new RangeError(`layer opacity is ${opacity}, allowed is 0 to 1`);
        }
        update({ opacity } as Partial<Model>);
        olLayer.setOpacity(opacity);
      },
      on: events.on,
    },
  };
}
