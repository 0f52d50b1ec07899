import { createPointLayer } from '@gep/map-engine/layer/point';
import type { MapHandle } from '@gep/map-engine/map';
import { labelSymbol, markerSymbol, simpleMarker } from '@gep/map-engine/model';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { useEffect } from 'react';
import type { PicturePoint } from '../../../map/own/picture/control-points';

const marks = singleSymbolScheme('point', {
  template: markerSymbol(
    simpleMarker({ fillColor: '#c2410c', size: 10, outline: true, strokeColor: '#ffffff', strokeWidth: 2 }),
  ),
  label: labelSymbol({
    useLabel: true,
    field: 'number',
    size: 14,
    haloWidth: 2,
    offsetY: -14,
    allowOverlap: true,
  }),
});

/** Shows the control points on the map by their numbers, over everything. */
export function usePointMarks(handle: MapHandle, points: readonly PicturePoint[]): void {
  useEffect(() => {
    const features = points.flatMap(({ place }, index) =>
      place
        ? [
            {
              id: String(index + 1),
              geometry: { type: 'Point' as const, layout: 'XY' as const, flatCoordinates: [...place] },
              properties: { number: String(index + 1) },
            },
          ]
        : [],
    );
    if (features.length === 0) return;
    return handle.decorate(
      createPointLayer({ projection: 'EPSG:4326', zIndex: 950, scheme: marks, features }),
    );
  }, [handle, points]);
}
