import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import type { OpenedLayer } from '../../../map/layer/open-layer';
import { regionScheme } from '../../../map/style/default-scheme';

/** The district that map and table point at together. */
export interface DistrictLink {
  /** Code of the district under the pointer, on the map or in the table. */
  readonly marked: string | null;
  /** The pointer rests on a row of the table. */
  readonly point: (code: string | null) => void;
  /** Code of the district that was chosen last, on the map or in the table. */
  readonly chosen: string | null;
  readonly choose: (code: string) => void;
}

const codeOf = (properties: Readonly<Record<string, unknown>> | undefined): string | null =>
  typeof properties?.code === 'string' ? properties.code : null;

/**
 * Links the polygons of an open layer with a table of districts.
 * @param on while the table is shown
 */
export function useDistrictLink(
  handle: MapHandle | null,
  opened: OpenedLayer | null,
  on: boolean,
): DistrictLink {
  const [onMap, setOnMap] = useState<string | null>(null);
  const [inTable, setInTable] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const polygons = opened?.kind === 'polygon' ? opened : null;

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const ends = [
      handle.onHover((hover) => setOnMap(hover?.layer === polygons.layer ? codeOf(hover.properties) : null)),
      handle.onPick((pick) => {
        const code = pick?.layer === polygons.layer ? codeOf(pick.properties) : null;
        if (code !== null) choose(code);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [handle, polygons, on]);

  // The pointer rests on a row, or on nothing: then the chosen district is the one to see.
  const outlined = on ? (inTable ?? chosen) : null;
  useEffect(() => {
    const feature = polygons?.features.find(({ properties }) => codeOf(properties) === outlined);
    if (!handle || !feature || outlined === null) return;
    const layer = createPolygonLayer({
      projection: 'EPSG:3857',
      zIndex: 20,
      scheme: regionScheme,
      features: [feature],
    });
    // Past the handle: an outline is not data, and the pointer ignores it.
    handle.olMap.addLayer(layer.olLayer);
    return () => {
      handle.olMap.removeLayer(layer.olLayer);
      layer.dispose();
    };
  }, [handle, polygons, outlined]);

  return { marked: inTable ?? onMap, point: setInTable, chosen, choose };
}
