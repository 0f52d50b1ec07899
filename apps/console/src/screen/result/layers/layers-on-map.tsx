import type { MapHandle } from '@gep/map-engine/map';
import { lazy, Suspense } from 'react';
import { OtherLayer } from './other-layer';
import type { useLayers } from './use-layers';

/** What draws files of the reader comes with the first of them. */
const OwnOnMap = lazy(() => import('../own/own-on-map'));

interface LayersOnMapProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly layers: ReturnType<typeof useLayers>;
}

/** Keeps all layers of the list on the map but the chosen result, which is the screen's. */
export function LayersOnMap({ handle, projectId, layers }: LayersOnMapProps) {
  const { entries, others, report } = layers;
  return entries.map((entry) =>
    entry.kind === 'own' ? (
      <Suspense key={entry.key}>
        <OwnOnMap {...{ handle, projectId, entry }} drawn={others.get(entry.key) ?? null} onOpened={report} />
      </Suspense>
    ) : entry.item.of === null ? null : (
      <OtherLayer key={entry.key} {...{ handle, entry }} onOpened={report} />
    ),
  );
}
