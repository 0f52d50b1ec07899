import WMTSCapabilities from 'ol/format/WMTSCapabilities.js';
import TileLayer from 'ol/layer/Tile.js';
import type TileSource from 'ol/source/Tile.js';
import WMTS, { optionsFromCapabilities } from 'ol/source/WMTS.js';
import XYZ from 'ol/source/XYZ.js';
import type { TileLayerModel } from '../model';
import { createLayerCore, modelDefaults } from './base-layer';
import { defaultProjection } from './map-layer';
import type { MapLayer } from './map-layer';
import { olProjection } from './ol-projection';

/** Most zoom levels of XYZ services (specification section 9). */
const xyzMaxZoom = 18;

/** What a WMTS layer needs besides its model: the text of the capabilities document. */
export interface TileLoaders {
  readonly capabilities?: (options: { readonly signal: AbortSignal }) => Promise<string>;
}

/** A model of which only the address must be given. */
export type TileLayerInput = Partial<Omit<TileLayerModel, 'kind' | 'url'>> & { readonly url: string };

/**
 * A map service in tiles: an XYZ address with {x} {y} {z}, or WMTS through its capabilities.
 * @example
 * createTileLayer({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' });
 */
export function createTileLayer(input: TileLayerInput, loaders: TileLoaders = {}): MapLayer<TileLayerModel> {
  const model: TileLayerModel = {
    ...modelDefaults,
    projection: defaultProjection,
    format: 'xyz',
    minLevel: 0,
    maxLevel: xyzMaxZoom,
    layerName: '',
    version: '1.0.0',
    attribution: '',
    ...input,
    kind: 'tile',
  };
  const olLayer = new TileLayer<TileSource>();
  const core = createLayerCore(model, olLayer, () => {
    if (model.format === 'wmts') void connect();
  });
  let abort = new AbortController();

  const connect = async () => {
    abort.abort();
    const controller = (abort = new AbortController());
    if (model.format === 'xyz') return olLayer.setSource(xyzSource(model));
    // A level below the first of the service shows its first level shrunk.
    olLayer.setMinZoom(Math.max(0, model.minLevel - 1));
    if (!loaders.capabilities) throw new TypeError('a wmts layer needs a capabilities loader');
    try {
      const text = await loaders.capabilities({ signal: controller.signal });
      if (!controller.signal.aborted) olLayer.setSource(wmtsSource(model, text, core.projection));
    } catch (error) {
      if (!controller.signal.aborted) core.events.emit('failed', error);
    }
  };
  void connect();

  return {
    ...core.members,
    get model() {
      return core.model;
    },
    extent: () => null,
    dispose() {
      abort.abort();
      core.events.clear();
      olLayer.setSource(null);
      olLayer.dispose();
    },
  };
}

function xyzSource(model: TileLayerModel): XYZ {
  return new XYZ({
    url: model.url,
    projection: olProjection(model.projection),
    maxZoom: Math.min(xyzMaxZoom, model.maxLevel),
    minZoom: model.minLevel,
    attributions: escapeHtml(model.attribution),
    // Without it tiles of other origins taint the canvas and the map cannot be exported.
    crossOrigin: 'anonymous',
  });
}

function wmtsSource(model: TileLayerModel, capabilities: string, projection: string): WMTS {
  const options = optionsFromCapabilities(new WMTSCapabilities().read(capabilities), {
    layer: model.layerName,
    projection,
  });
  if (options === null) {
    throw new RangeError(`the tile service has no layer ${model.layerName}`);
  }
  return new WMTS({ ...options, attributions: escapeHtml(model.attribution), crossOrigin: 'anonymous' });
}

/** Attributions are text; OpenLayers would take them for HTML. */
function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character]);
}
