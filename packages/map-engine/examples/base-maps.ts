import {
  capabilitiesUrl,
  createImageLayer,
  createLandBasemap,
  createTileLayer,
  tianditu,
} from '@gep/map-engine';
import type { ControlPoint, ImageMapLayer, MapHandle, MapLayer } from '@gep/map-engine';

/** Land without borders from a file of the page: it needs no service, and follows the map's projection. */
export async function showLand(map: MapHandle): Promise<void> {
  const { default: topology } = await import('world-atlas/land-50m.json');
  map.olMap.addLayer(createLandBasemap(topology, { color: '#dfe6d8' }));
}

/** Imagery of Tianditu and the names over it, under all data. */
export function showImagery(map: MapHandle, key: string): MapLayer[] {
  const grounds = ['img', 'cia'] as const;
  return grounds.map((code, i) =>
    map.addLayer(createTileLayer({ ...tianditu(code, { key }), zIndex: i - 100 })),
  );
}

/** A layer of a WMTS service; its capabilities are asked for again whenever the map changes its projection. */
export function showService(map: MapHandle, url: string, layerName: string): MapLayer {
  const capabilities = async ({ signal }: { readonly signal: AbortSignal }) => {
    const answer = await fetch(capabilitiesUrl(url), { signal });
    return answer.text();
  };
  return map.addLayer(createTileLayer({ url, format: 'wmts', layerName, zIndex: -50, capabilities }));
}

/** A scanned plan on its control points, and how far it misses them on average, in map units. */
export function showPlan(
  map: MapHandle,
  source: string,
  controlPoints: readonly ControlPoint[],
): { readonly plan: ImageMapLayer; readonly missed: () => number | null } {
  const plan = createImageLayer({
    source,
    projection: 'EPSG:4490',
    transformType: 'similarity',
    controlPoints,
  });
  map.addLayer(plan);
  return { plan, missed: () => plan.residuals()?.rms ?? null };
}
