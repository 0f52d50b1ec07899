import type { MapHandle } from '@gep/map-engine/map';
import { lazy, Suspense } from 'react';
import { OtherLayer } from './other-layer';
import type { useLayers } from './use-layers';

/** What draws files of the reader comes with the first of them. */
const OwnOnMap = lazy(() => import('../own/own-on-map'));
const OwnHover = lazy(() => import('../own/own-hover'));
const PictureOnMap = lazy(() => import('../picture/picture-on-map'));

interface LayersOnMapProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly layers: ReturnType<typeof useLayers>;
  /** What is under the pointer is said. */
  readonly pointing: boolean;
}

/** Keeps all layers of the list on the map but the chosen result, which is the screen's. */
export function LayersOnMap({ handle, projectId, layers, pointing }: LayersOnMapProps) {
  const { entries, others, report } = layers;
  const own = entries
    .filter((entry) => entry.kind === 'own')
    .filter((entry) => entry.seen && entry.own.kind !== 'picture');
  return (
    <>
      {entries.map((entry) =>
        entry.kind === 'own' ? (
          <Suspense key={entry.key}>
            {entry.own.kind === 'picture' ? (
              <PictureOnMap {...{ handle, entry }} own={entry.own} />
            ) : (
              <OwnOnMap
                {...{ handle, projectId, entry }}
                own={entry.own}
                drawn={others.get(entry.key) ?? null}
                onOpened={report}
              />
            )}
          </Suspense>
        ) : entry.item.of === null ? null : (
          <OtherLayer key={entry.key} {...{ handle, entry }} onOpened={report} />
        ),
      )}
      {pointing && own.length > 0 && (
        <Suspense>
          <OwnHover handle={handle} entries={own} />
        </Suspense>
      )}
    </>
  );
}
