import type { BasemapLayer, GepClient } from '@gep/api-client';
import { loadProjection } from '@gep/map-engine/geometry';
import { createLandBasemap } from '@gep/map-engine/layer';
import { createTileLayer } from '@gep/map-engine/layer/tile';
import type { MapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type BaseLayer from 'ol/layer/Base.js';
import { createGraticule } from './graticule';

/** Base map layers are drawn below all others, in the order of the installation. */
const bottom = -1000;

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
const landColor = '#8fa098';
const landOpacity = 0.22;

/** Land of the world without borders, from the files of the console: it needs no service. */
async function loadLand(): Promise<BaseLayer> {
  const { default: topology } = await import('world-atlas/land-50m.json');
  const land = createLandBasemap(topology, { color: landColor });
  land.setOpacity(landOpacity);
  return land;
}

/**
 * Puts the base map of the installation on a map, or land and a graticule where there is none; the answer takes it off.
 */
export function showBasemap(handle: MapHandle, client: GepClient): () => void {
  const controller = new AbortController();
  const ground: BaseLayer[] = [];
  const added: MapLayer[] = [];
  const addGround = (layer: BaseLayer) => {
    ground.push(layer);
    handle.olMap.addLayer(layer);
  };
  addGround(createGraticule());

  const load = async () => {
    // Without its base map the map still shows the results.
    const { layers } = await client
      .basemap({}, { signal: controller.signal })
      .catch(() => ({ layers: [] as readonly BasemapLayer[] }));
    await Promise.all(layers.map(({ projection }) => loadProjection(projection)));
    if (controller.signal.aborted) return;
    if (layers.length === 0) {
      const land = await loadLand();
      if (controller.signal.aborted) land.dispose();
      else addGround(land);
      return;
    }
    removeGround();
    layers.forEach((basemap, index) => {
      const layer = createTileLayer({
        id: basemap.id,
        name: basemap.name,
        url: tileAddress(basemap),
        minLevel: basemap.minZoom,
        maxLevel: basemap.maxZoom,
        projection: basemap.projection,
        attribution: basemap.attribution,
        zIndex: bottom + index,
      });
      added.push(handle.addLayer(layer));
    });
  };
  const removeGround = () => {
    for (const layer of ground.splice(0)) {
      handle.olMap.removeLayer(layer);
      layer.dispose();
    }
  };
  // Land that cannot be loaded leaves the graticule.
  load().catch(() => undefined);

  return () => {
    controller.abort();
    removeGround();
    for (const layer of added) {
      handle.removeLayer(layer);
      layer.dispose();
    }
  };
}
