import type { BasemapLayer, GepClient } from '@gep/api-client';
import { createTileLayer } from '@gep/map-engine/layer/tile-layer';
import type { MapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import { createGraticule } from './graticule';

/** Base map layers lie under everything, in the order of the installation. */
const bottom = -1000;

/**
 * Address of a base map's tiles as the engine takes it. WMTS in web mercator numbers its matrices as XYZ does, so its
 * key-value address needs no capabilities document.
 */
export function tileAddress({ type, url, wmts }: BasemapLayer): string {
  // {s} stands for one of three hosts, which OpenLayers writes as a range.
  const address = url.replace('{s}', '{a-c}');
  if (type === 'xyz' || wmts === null) return address;
  const query = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: wmts.version,
    LAYER: wmts.layer,
    STYLE: wmts.style,
    TILEMATRIXSET: wmts.matrixSet,
    FORMAT: wmts.format,
  });
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
}

/** Puts the base map of the installation on a map, or a graticule where there is none; the answer takes it off. */
export function showBasemap(handle: MapHandle, client: GepClient): () => void {
  const controller = new AbortController();
  const graticule = createGraticule();
  const added: MapLayer[] = [];
  handle.olMap.addLayer(graticule);

  const load = async () => {
    const { layers } = await client.basemap({}, { signal: controller.signal });
    if (controller.signal.aborted) return;
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
    if (layers.length > 0) handle.olMap.removeLayer(graticule);
  };
  // Without its base map the map still shows the results: the graticule stays.
  load().catch(() => undefined);

  return () => {
    controller.abort();
    handle.olMap.removeLayer(graticule);
    graticule.dispose();
    for (const layer of added) {
      handle.removeLayer(layer);
      layer.dispose();
    }
  };
}
