import type { BasemapLayer, Basemaps } from '@gep/api-client';
import { createLandBasemap, tianditu } from '@gep/map-engine/layer';
import type { TileLayerOptions } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type BaseLayer from 'ol/layer/Base.js';
import { isTianditu, tiandituNames, uncarried } from './basemap-choice';
import type { BasemapChoice } from './basemap-choice';
import { createGraticule } from './graticule';

/** Base map layers are drawn below all others, in the order of the installation. */
const bottom = -1000;
/** Names are read over the data. */
const top = 900;

/**
 * Address of a base map's tiles as the engine takes it. WMTS whose matrices are numbered as those of XYZ needs no
 * capabilities document.
 */
export function tileAddress({ type, url, wmts }: BasemapLayer): string {
  if (type === 'xyz' || wmts === null) return url;
  const query = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: wmts.version,
    LAYER: wmts.layer,
    STYLE: wmts.style,
    TILEMATRIXSET: wmts.matrixSet,
    FORMAT: wmts.format,
  });
  return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
}

/** A green grey that is quiet on the light and, as land is thin, on the dark page. */
export const landLook = { color: '#8fa098', opacity: 0.22 } as const;

/** How long land waits for a quiet moment at most, in milliseconds. */
const patience = 2000;

/** Waits until the page has nothing else to do. */
const quietMoment = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, patience / 10);
  });

/**
 * Land of the world without borders, from the files of the console: it needs no service. The data come first: a page is
 * busy for a while with all the coasts of the world.
 */
async function loadLand(): Promise<BaseLayer> {
  await quietMoment();
  const { default: topology } = await import('world-atlas/land-50m.json');
  const land = createLandBasemap(topology, { color: landLook.color });
  land.setOpacity(landLook.opacity);
  return land;
}

/** Lines and degrees as long as nothing else is there; the answer takes them off. */
export function showGround(handle: MapHandle): () => void {
  return addTo(handle, createGraticule());
}

/**
 * Puts a base map on a map: tiles below the data, or land and a graticule that need no service; names over the data.
 * @returns takes it off
 */
export function showBasemap(
  handle: MapHandle,
  { ground, names }: BasemapChoice,
  offered: Basemaps,
): () => void {
  const { layers, tiandituKey } = offered;
  const ends: (() => void)[] = [];
  let gone = false;
  // Most maps are without tiles: their script comes with the first ones. Where it does not, there are lines and degrees.
  const addTiles = (options: TileLayerOptions, zIndex: number) =>
    void import('@gep/map-engine/layer/tile').then(
      ({ createTileLayer }) => {
        if (gone) return;
        const layer = handle.addLayer(createTileLayer({ ...options, zIndex }));
        ends.push(() => {
          handle.removeLayer(layer);
          layer.dispose();
        });
      },
      () => void (gone || ends.push(showGround(handle))),
    );
  const left = uncarried({ ground, names }, offered, handle.projection);
  if (ground === 'installation')
    layers.forEach((one, index) => !left.includes(one) && addTiles(tilesOf(one), bottom + index));
  if (isTianditu(ground) && tiandituKey !== null) addTiles(tianditu(ground, { key: tiandituKey }), bottom);
  if (names && tiandituKey !== null)
    addTiles(tianditu(tiandituNames[isTianditu(ground) ? ground : 'vec'], { key: tiandituKey }), top);
  if (ground === 'land') {
    ends.push(addTo(handle, createGraticule()));
    // Land that cannot be loaded leaves the graticule.
    loadLand().then(
      (land) => (gone ? land.dispose() : ends.push(addTo(handle, land))),
      () => undefined,
    );
  }
  return () => {
    gone = true;
    for (const end of ends) end();
  };
}

function addTo({ olMap }: MapHandle, layer: BaseLayer): () => void {
  olMap.addLayer(layer);
  return () => {
    olMap.removeLayer(layer);
    layer.dispose();
  };
}

function tilesOf(basemap: BasemapLayer): TileLayerOptions {
  return {
    id: basemap.id,
    name: basemap.name,
    url: tileAddress(basemap),
    minLevel: basemap.minZoom,
    maxLevel: basemap.maxZoom,
    projection: basemap.projection,
    attribution: basemap.attribution,
  };
}
