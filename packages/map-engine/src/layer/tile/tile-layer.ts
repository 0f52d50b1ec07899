import TileLayer from 'ol/layer/Tile.js';
import type TileSource from 'ol/source/Tile.js';
import WMTS from 'ol/source/WMTS.js';
import XYZ from 'ol/source/XYZ.js';
import WMTSTileGrid from 'ol/tilegrid/WMTS.js';
import TileRange from 'ol/TileRange.js';
import { rules } from '../../model';
import type { TileLayerModel } from '../../model';
import { createLayerCore, layerOf, modelDefaults } from '../base-layer';
import type { SharedMembers } from '../base-layer';
import { escapeHtml } from '../escape-html';
import { defaultProjection } from '../../geometry/projection/reproject';
import type { MapLayer } from '../map-layer';
import { olProjection } from '../../source/ol-projection';
import { tileAddress } from './service-address';
import { readCapabilities } from './wmts-capabilities';
import type { WmtsDescription } from './wmts-capabilities';

/** What a WMTS layer needs in addition to its model: the text of the capabilities document, see `capabilitiesUrl`. */
export interface TileLoaders {
  readonly capabilities?: (options: { readonly signal: AbortSignal }) => Promise<string>;
}

/** Parts of a layer's model, of which only the address must be given, and its capabilities. */
export type TileLayerOptions = Partial<Omit<TileLayerModel, 'kind' | 'url'>> &
  TileLoaders & { readonly url: string };

/**
 * A map service in tiles: an XYZ address with {x} {y} {z} in its `projection`, or WMTS through its capabilities, which
 * are reloaded with every projection of the map. Below `minLevel` - 1 nothing is drawn: a view asks for four times as
 * many tiles with every level. If the capabilities cannot be loaded or read, `failed` fires (GepDataError, see
 * `readCapabilities`).
 * @throws TypeError for a wmts layer without a capabilities loader
 * @example
 * createTileLayer({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' });
 */
export function createTileLayer({ capabilities, ...parts }: TileLayerOptions): MapLayer<TileLayerModel> {
  const model: TileLayerModel = {
    ...modelDefaults,
    projection: defaultProjection,
    format: 'xyz',
    minLevel: 0,
    maxLevel: rules.xyzMaxLevel,
    layerName: '',
    version: '1.0.0',
    attribution: '',
    ...parts,
    kind: 'tile',
  };
  if (model.format === 'wmts' && !capabilities)
    throw new TypeError('a wmts layer needs a capabilities loader');
  const olLayer = new TileLayer<TileSource>();
  const core = createLayerCore(model, olLayer, () => void connect());
  let abort = new AbortController();

  /** @param coarsest metres a pixel of the first level that the service has */
  const show = (source: TileSource, coarsest = Infinity) => {
    const first = Math.max(model.minLevel, Math.log2(metresOfLevel0 / coarsest));
    olLayer.setMinZoom(first - 1);
    olLayer.setSource(source);
  };
  const connect = async () => {
    if (!capabilities) return;
    abort.abort();
    const { signal } = (abort = new AbortController());
    // Tiles of the previous projection would be in the wrong places.
    olLayer.setSource(null);
    core.events.emit('loading', true);
    try {
      const text = await capabilities({ signal });
      if (signal.aborted) return;
      const tiles = readCapabilities(text, model.layerName, core.projection);
      const metres = olProjection(tiles.projection).getMetersPerUnit() ?? 1;
      show(wmtsSource(tiles, model), tiles.levels[0].resolution * metres);
      core.events.emit('data-changed', undefined);
    } catch (error) {
      if (!signal.aborted) core.events.emit('failed', error);
    } finally {
      if (!signal.aborted) core.events.emit('loading', false);
    }
  };
  if (model.format === 'xyz') show(xyzSource(model));
  else void connect();

  return layerOf<MapLayer<TileLayerModel>, SharedMembers<TileLayerModel>>(core.members, {
    extent: () => null,
    dispose() {
      abort.abort();
      core.events.clear();
      olLayer.setSource(null);
      olLayer.dispose();
    },
  });
}

/** Metres a pixel at zoom level 0, where the world is 256 pixels wide. */
const metresOfLevel0 = (2 * Math.PI * 6378137) / 256;

function xyzSource(model: TileLayerModel): XYZ {
  const maxZoom = Math.min(rules.xyzMaxLevel, model.maxLevel);
  return new XYZ({
    url: model.url,
    projection: olProjection(model.projection),
    maxZoom,
    minZoom: Math.min(model.minLevel, maxZoom),
    attributions: escapeHtml(model.attribution),
    // Without it tiles of other origins taint the canvas and the map cannot be exported.
    crossOrigin: 'anonymous',
  });
}

function wmtsSource(tiles: WmtsDescription, { url, attribution }: TileLayerModel): WMTS {
  const { levels, encoding, urls, dimensions, ...rest } = tiles;
  const projection = olProjection(tiles.projection);
  const world = projection.canWrapX() ? projection.getExtent() : null;
  const [coarsest] = levels;
  return new WMTS({
    ...rest,
    urls: urls.map((stated) => tileAddress(stated, url)),
    dimensions: { ...dimensions },
    requestEncoding: encoding,
    projection,
    tileGrid: new WMTSTileGrid({
      origins: levels.map(({ origin }) => [...origin]),
      resolutions: levels.map(({ resolution }) => resolution),
      matrixIds: levels.map(({ id }) => id),
      tileSizes: levels.map(({ tileSize }) => [...tileSize]),
      tileRanges: levels.map(({ range }) => new TileRange(...range)),
    }),
    // Tiles that begin at the edge of the world go on behind its other edge.
    wrapX: world !== null && Math.abs(coarsest.origin[0] - world[0]) < coarsest.resolution,
    attributions: escapeHtml(attribution),
    crossOrigin: 'anonymous',
  });
}
