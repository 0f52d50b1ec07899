import { decodeWkb, extentOf, transformExtent, unionExtents } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/map-engine/geometry';
import type { MapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type { FeatureData } from '@gep/map-engine/model';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fitLayer } from '../../../map/view/fit-layer';
import { whenLoaded } from '../../../tab/when-loaded';
import { drawerWidth } from '../drawer-width';
import { usePolygonLink } from '../districts/use-district-link';
import { namesOf } from './region-set';
import type { MeasuredRegion, RegionSet } from './region-set';

const yuanPerTenThousand = 10_000;
const keyOf = ({ id }: Pick<FeatureData, 'id'>): string => id;

/** A region with the columns that a district has, so that a click says the same of both. */
function featureOf({ key, wkb, statistics }: MeasuredRegion, name: string, flag: 0 | 1): FeatureData {
  const figures = flag === 1 ? statistics.comparable : statistics.current;
  const { priceValue = null, functionValue = null, validCount = 0, count = 0 } = figures ?? {};
  const sum = priceValue === null ? functionValue : priceValue / yuanPerTenThousand;
  return { id: key, wkb, properties: { Name: name, Sum: sum, functionValue, validCount, count } };
}

/** In EPSG:3857, around the regions with figures, since one far away would make specks of all others; without any, around all. */
function extentOfAccounted(features: readonly FeatureData[]): Extent | null {
  const accounted = features.filter(({ properties: { validCount } }) => Number(validCount) > 0);
  return (accounted.length > 0 ? accounted : features).reduce<Extent | null>(
    (all, { wkb }) => unionExtents(all, wkb === null ? null : extentOf(decodeWkb(wkb).flatCoordinates)),
    null,
  );
}

/** Measured regions on the map under their names, and their link with the table. */
export function useRegionLink(handle: MapHandle | null, set: RegionSet | null, flag: 0 | 1) {
  const { t } = useTranslation();
  const onMap = useRef<MapLayer>(null);
  const names = useMemo(
    () => (set ? namesOf(set, (number) => t('result.regions.part', { number })) : []),
    [set, t],
  );
  const features = useMemo(
    () => set?.regions.map((region, i) => featureOf(region, names[i], flag)) ?? [],
    [set, names, flag],
  );
  const polygons = useMemo(
    () => ({ features, isLayer: (layer: MapLayer) => layer === onMap.current }),
    [features],
  );
  useEffect(() => {
    if (!handle || features.length === 0) return;
    return whenLoaded(import('./region-layer'), ({ regionLayer }) => {
      const layer = regionLayer(features);
      handle.addLayer(layer);
      onMap.current = layer;
      return () => {
        onMap.current = null;
        handle.removeLayer(layer);
        layer.dispose();
      };
    });
  }, [handle, features]);
  // A file comes into sight once; what was drawn is in sight.
  const fitted = useRef<RegionSet['columns']>(null);
  useEffect(() => {
    if (!handle || set?.kind !== 'uploaded' || fitted.current === set.columns) return;
    fitted.current = set.columns;
    const accounted = extentOfAccounted(features);
    const extent = accounted && transformExtent(accounted, 'EPSG:3857', handle.projection);
    fitLayer(handle, { extent: () => extent }, drawerWidth(true, handle));
  }, [handle, set, features]);
  return { names, link: usePolygonLink(handle, polygons, set !== null, keyOf) };
}
