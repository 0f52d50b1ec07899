import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { MapLayer } from '@gep/map-engine/layer';
import { hoverZIndex } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import type { FeatureData } from '@gep/map-engine/model';
import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { OpenedLayer } from '../../../map/layer/open-layer';
import { markedScheme } from '../../../map/style/default-scheme';

/** Codes of the districts under the pointer. */
interface Pointed {
  readonly onMap: string | null;
  readonly inTable: string | null;
}

/** The district that map and table point at together. */
export interface DistrictLink {
  /** Followed by each row alone: neither screen nor table is drawn again when the pointer moves. */
  readonly pointed: StoreApi<Pointed>;
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
  const [pointed] = useState(() => createStore<Pointed>(() => ({ onMap: null, inTable: null })));
  const [chosen, choose] = useState<string | null>(null);

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const ends = [
      handle.onHover((hover) =>
        pointed.setState({ onMap: hover && polygons.isLayer(hover.layer) ? codeOf(hover) : null }),
      ),
      handle.onPick((pick) => {
        const code = pick && polygons.isLayer(pick.layer) ? codeOf(pick) : null;
        if (code !== null) choose(code);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [handle, polygons, on, codeOf, pointed]);

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const byCode = new Map(polygons.features.map((feature) => [codeOf(feature), feature]));
    const layer = createPolygonLayer({
      projection: 'EPSG:3857',
      zIndex: hoverZIndex + 1,
      scheme: markedScheme,
      features: [],
    });
    const end = handle.decorate(layer);
    let outlined: FeatureData | undefined;
    // The pointer rests on a row, or on nothing: then the chosen district is the one to see.
    const outline = (): void => {
      const feature = byCode.get(pointed.getState().inTable ?? chosen);
      if (feature === outlined) return;
      outlined = feature;
      layer.setFeatures(feature ? [feature] : []);
    };
    outline();
    const deaf = pointed.subscribe(outline);
    return () => {
      deaf();
      end();
    };
  }, [handle, polygons, on, chosen, codeOf, pointed]);

  return useMemo(
    () => ({ pointed, point: (inTable: string | null) => pointed.setState({ inTable }), chosen, choose }),
    [pointed, chosen],
  );
}

/** Whether a district is under the pointer, on the map or in the table. */
export function useIsPointed(pointed: DistrictLink['pointed'], code: string): boolean {
  return useStore(pointed, ({ onMap, inTable }) => (inTable ?? onMap) === code);
}
