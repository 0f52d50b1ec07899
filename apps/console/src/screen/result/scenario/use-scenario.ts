import { isAbort } from '@gep/api-client';
import type { MapHandle } from '@gep/map-engine/map';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';

/** An area on the map, with a number that no area before it had. */
interface DrawnArea {
  readonly number: number;
  readonly wkb: Uint8Array;
}

/**
 * What an area that a person draws would come to with another ecosystem type; the latest answer for the area and the type
 * that are chosen.
 * @param onDrawing hears what ends a drawing that has begun, and null when it has ended
 */
export function useScenario(
  handle: MapHandle,
  { projectId, compareFlag }: { readonly projectId: string; readonly compareFlag: 0 | 1 },
  onDrawing: (stop: (() => void) | null) => void,
) {
  const { i18n } = useTranslation();
  const [type, setType] = useState('');
  const [area, setArea] = useState<DrawnArea | null>(null);
  const [drawing, setDrawing] = useState(false);
  const running = useRef<AbortController>(null);
  // While the area is drawn the server makes ready what does not depend on it.
  const ready = useQuery({
    queryKey: ['scenario-ready', projectId, compareFlag, i18n.language],
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => client.prepareScenario({ projectId, compareFlag }, { signal, quiet: true }),
  });
  const query = useQuery({
    queryKey: ['scenario', projectId, compareFlag, type, area?.number, i18n.language],
    enabled: area !== null && type !== '',
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => {
      const polygon = [[...(area?.wkb ?? [])]];
      const wish = { projectId, polygon, type: Number(type), compareFlag };
      return client.landCoverScenario(wish, { signal, quiet: true });
    },
  });

  const change = (now: boolean) => {
    setDrawing(now);
    onDrawing(now ? () => running.current?.abort() : null);
  };
  const draw = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    change(true);
    try {
      const drawn = await handle.drawPolygon({ signal: controller.signal, projection: 'EPSG:3857' });
      setArea((before) => ({ number: (before?.number ?? 0) + 1, wkb: drawn.wkb }));
    } catch (error) {
      if (!isAbort(error)) throw error;
      // The outline before it is off the map.
      setArea(null);
    } finally {
      if (running.current === controller) change(false);
    }
  };
  const clear = () => {
    running.current?.abort();
    handle.clearRegion();
    setArea(null);
  };
  useEffect(
    () => () => {
      running.current?.abort();
      handle.clearRegion();
    },
    [handle],
  );

  return { type, setType, area, drawing, draw, clear, query, ready };
}
