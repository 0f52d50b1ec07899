import type { BasemapLayer, Basemaps } from '@gep/api-client';
import { createLandBasemap, tianditu } from '@gep/map-engine/layer';
import type { TileLayerOptions } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type BaseLayer from 'ol/layer/Base.js';
import { isTianditu, tiandituNames, uncarried } from './basemap-choice';
import type { BasemapChoice } from './basemap-choice';
import { quietMoment } from '../../tab/quiet-moment';
import { whenLoaded } from '../../tab/when-loaded';

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

/**
 * Land of the world without borders, from the files of the console: it needs no service. It waits for a quiet moment: a
 * page is busy for a while with all the coasts of the world.
 */
async function loadLand() {
  await quietMoment();
  return (await import('world-atlas/land-50m.json')).default;
}

function showLand(handle: MapHandle): () => void {
  return whenLoaded(loadLand(), (topology) => {
    const land = createLandBasemap(topology, { color: landLook.color });
    land.setOpacity(landLook.opacity);
    return addTo(handle, land);
  });
}

/** Lines and degrees as long as nothing else is there; the answer takes them off. */
export function showGround(handle: MapHandle): () => void {
  return whenLoaded(import('./graticule'), ({ createGraticule }) => addTo(handle, createGraticule()));
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
  // Most maps are without tiles: their script comes with the first ones. Where it does not, there are lines and degrees.
  const addTiles = (options: TileLayerOptions, zIndex: number) => {
    const tiles = whenLoaded(
      import('@gep/map-engine/layer/tile'),
      ({ createTileLayer }) => {
        const layer = handle.addLayer(createTileLayer({ ...options, zIndex }));
        return () => {
          handle.removeLayer(layer);
          layer.dispose();
        };
      },
      () => showGround(handle),
    );
    ends.push(tiles);
  };
  const left = uncarried({ ground, names }, offered, handle.projection);
  if (ground === 'installation')
    layers.forEach((one, index) => !left.includes(one) && addTiles(tilesOf(one), bottom + index));
  if (isTianditu(ground) && tiandituKey !== null) addTiles(tianditu(ground, { key: tiandituKey }), bottom);
  if (names && tiandituKey !== null)
    addTiles(tianditu(tiandituNames[isTianditu(ground) ? ground : 'vec'], { key: tiandituKey }), top);
  if (ground === 'land') {
    // Land that cannot be loaded leaves the graticule.
    ends.push(showGround(handle), showLand(handle));
  }
  return () => {
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
