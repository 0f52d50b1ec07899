import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { MapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type { FeatureData } from '@gep/map-engine/model';
import { useEffect, useMemo, useState } from 'react';
import type { OpenedLayer } from '../../../map/layer/open-layer';
import { markedScheme } from '../../../map/style/default-scheme';

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

/** Polygons of the map that a table lists. */
export interface LinkedPolygons {
  readonly features: readonly FeatureData[];
  readonly isLayer: (layer: MapLayer) => boolean;
}

type CodeOf = (feature: Pick<FeatureData, 'id' | 'properties'>) => string | null;

const districtCode: CodeOf = ({ properties: { code } }) => (typeof code === 'string' ? code : null);

/**
 * Links the polygons of an open layer with the table of districts.
 * @param on while the table is shown
 */
export function useDistrictLink(
  handle: MapHandle | null,
  opened: OpenedLayer | null,
  on: boolean,
): DistrictLink {
  const polygons = useMemo(
    () =>
      opened?.kind === 'polygon'
        ? { features: opened.features, isLayer: (layer: MapLayer) => layer === opened.layer }
        : null,
    [opened],
  );
  return usePolygonLink(handle, polygons, on, districtCode);
}

/**
 * Links polygons of the map with a table of them.
 * @param codeOf the code of the line of a polygon; a constant function
 */
export function usePolygonLink(
  handle: MapHandle | null,
  polygons: LinkedPolygons | null,
  on: boolean,
  codeOf: CodeOf,
): DistrictLink {
  const [onMap, setOnMap] = useState<string | null>(null);
  const [inTable, setInTable] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const ends = [
      handle.onHover((hover) => setOnMap(hover && polygons.isLayer(hover.layer) ? codeOf(hover) : null)),
      handle.onPick((pick) => {
        const code = pick && polygons.isLayer(pick.layer) ? codeOf(pick) : null;
        if (code !== null) choose(code);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [handle, polygons, on, codeOf]);

  // The pointer rests on a row, or on nothing: then the chosen district is the one to see.
  const outlined = on ? (inTable ?? chosen) : null;
  useEffect(() => {
    const feature = polygons?.features.find((one) => codeOf(one) === outlined);
    if (!handle || !feature || outlined === null) return;
    const layer = createPolygonLayer({
      projection: 'EPSG:3857',
      zIndex: 21,
      scheme: markedScheme,
      features: [feature],
    });
    return handle.decorate(layer);
  }, [handle, polygons, outlined, codeOf]);

  return { marked: inTable ?? onMap, point: setInTable, chosen, choose };
}
