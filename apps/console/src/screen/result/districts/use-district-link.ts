import type { MapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type { FeatureData } from '@gep/map-engine/model';
import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { OpenedLayer } from '../../../map/layer/opened-layer';
import { whenLoaded } from '../../../tab/when-loaded';

/** Codes of the districts under the pointer, and of the one that was chosen last. */
interface Linked {
  readonly onMap: string | null;
  readonly inTable: string | null;
  readonly chosen: string | null;
}

/** The district that map and table point at together. */
export interface DistrictLink {
  /** Followed by each row alone: neither screen nor table is drawn again for a pointer or a click. */
  readonly linked: StoreApi<Linked>;
  /** The pointer rests on a row of the table. */
  readonly point: (code: string | null) => void;
  /** A click, on the map or in the table. */
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
  const [linked] = useState(() => createStore<Linked>(() => ({ onMap: null, inTable: null, chosen: null })));

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const ends = [
      handle.onHover((hover) =>
        linked.setState({ onMap: hover && polygons.isLayer(hover.layer) ? codeOf(hover) : null }),
      ),
      handle.onPick((pick) => {
        const code = pick && polygons.isLayer(pick.layer) ? codeOf(pick) : null;
        if (code !== null) linked.setState({ chosen: code });
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [handle, polygons, on, codeOf, linked]);

  useEffect(() => {
    if (!handle || !polygons || !on) return;
    const byCode = new Map(polygons.features.map((feature) => [codeOf(feature), feature]));
    return whenLoaded(import('./outline-layer'), ({ outlineLayer }) => {
      const layer = outlineLayer();
      const end = handle.decorate(layer);
      let outlined: FeatureData | undefined;
      // The pointer rests on a row, or on nothing: then the chosen district is the one to see.
      const outline = (): void => {
        const { inTable, chosen } = linked.getState();
        const feature = byCode.get(inTable ?? chosen);
        if (feature === outlined) return;
        outlined = feature;
        layer.setFeatures(feature ? [feature] : []);
      };
      outline();
      const deaf = linked.subscribe(outline);
      return () => {
        deaf();
        end();
      };
    });
  }, [handle, polygons, on, codeOf, linked]);

  return useMemo(
    () => ({
      linked,
      point: (inTable: string | null) => linked.setState({ inTable }),
      choose: (chosen: string) => linked.setState({ chosen }),
    }),
    [linked],
  );
}

/** Whether a district is under the pointer, on the map or in the table. */
export function useIsPointed({ linked }: DistrictLink, code: string): boolean {
  return useStore(linked, ({ onMap, inTable }) => (inTable ?? onMap) === code);
}

/** Whether a district is the one that was chosen last. */
export function useIsChosen({ linked }: DistrictLink, code: string): boolean {
  return useStore(linked, ({ chosen }) => chosen === code);
}

/** Code of the district that was chosen last, on the map or in the table. */
export function useChosenCode({ linked }: DistrictLink): string | null {
  return useStore(linked, ({ chosen }) => chosen);
}
