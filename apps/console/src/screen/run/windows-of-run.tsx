import type { RunWindows } from '@gep/api-client';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { MapHandle } from '@gep/map-engine/map';
import { uniqueValues } from '@gep/map-engine/scheme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapView } from '../../map/view/map-view';
import { client } from '../../session/client';
import css from './windows-of-run.module.css';

const everyMs = 2000;
const states = ['done', 'at work', 'waiting'] as const;
const colors = { done: '#2f7d4f', 'at work': '#e0a32e', waiting: '#b9c2bc' } as const;

/** The windows of the pass that a calculation is in, on a map; what was last seen between two passes. */
export function WindowsOfRun({ projectId }: { projectId: string }) {
  const queries = useQueryClient();
  const queryKey = ['run-windows', projectId];
  const windows = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const found = await client.getCalculationWindows({ projectId }, { signal });
      return found.length > 0 ? found : (queries.getQueryData<RunWindows[]>(queryKey) ?? []);
    },
    refetchInterval: everyMs,
  });
  return windows.data && windows.data.length > 0 ? <WindowsMap windows={windows.data} /> : null;
}

export function WindowsMap({ windows }: { windows: readonly RunWindows[] }) {
  const { t } = useTranslation();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  useWindowsLayer(handle, windows);
  const count = (state: RunWindows['state']): number =>
    windows.filter((one) => one.state === state).reduce((sum, one) => sum + one.count, 0);
  return (
    <figure className={css.windows}>
      <div className={css.map}>
        <MapView label={t('run.windows.title')} onMap={setHandle} />
      </div>
      <figcaption>
        {t('run.windows.title')}
        {states.map((state) => (
          <span key={state} className={css.state}>
            <i style={{ background: colors[state] }} />
            {t(`run.windows.${state}`, { count: count(state) })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function useWindowsLayer(handle: MapHandle | null, windows: readonly RunWindows[]): void {
  const [whole] = useState(windows);
  useEffect(() => {
    if (!handle) return;
    const layer = createPolygonLayer({
      projection: 'EPSG:3857',
      opacity: 0.7,
      scheme: uniqueValues({ field: 'state', colors }),
      features: collectionOf(windows),
    });
    handle.addLayer(layer);
    return () => {
      handle.removeLayer(layer);
      layer.dispose();
    };
  }, [handle, windows]);
  // All passes go over the same grid: the map stays where it is.
  useEffect(() => {
    const xy = whole.flatMap(({ ring }) => ring);
    const [xs, ys] = [xy.map(([x]) => x), xy.map(([, y]) => y)];
    const extent = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    if (handle) void handle.fit(extent, { padding: [12, 12, 12, 12], duration: 0 });
  }, [handle, whole]);
}

function collectionOf(windows: readonly RunWindows[]) {
  return {
    type: 'FeatureCollection' as const,
    features: windows.map(({ state, ring }, id) => ({
      type: 'Feature' as const,
      id,
      properties: { state },
      geometry: { type: 'Polygon' as const, coordinates: [ring.map(([x, y]) => [x, y])] },
    })),
  };
}
