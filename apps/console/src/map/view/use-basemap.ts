import type { Basemaps } from '@gep/api-client';
import { loadProjection } from '@gep/map-engine/geometry';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { createTabStore } from '../../tab/tab-store';
import { chosenBasemap, groundsOf } from './basemap-choice';
import type { BasemapWish } from './basemap-choice';

const unasked: BasemapWish = { ground: null, names: null };
/** Without an answer the map still shows the results. */
const bare: Basemaps = { layers: [], tiandituKey: null };

const keyOf = (userId: string): string => `gep-basemap-${userId}`;

function remembered(userId: string): BasemapWish {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    // A ground that is not offered is never found among those that are.
    return typeof stored === 'object' && stored !== null ? { ...unasked, ...stored } : unasked;
  } catch {
    return unasked;
  }
}

/** All maps of a page follow the same wish. */
const useWishes = createTabStore<Readonly<Record<string, BasemapWish>>>(() => ({}));

/** What maps are drawn on: what the person has chosen in this browser, of what the installation offers. */
export function useBasemap() {
  const userId = useSession((session) => session.user?.userId ?? '');
  const wish = useWishes((wishes) => wishes[userId]) ?? remembered(userId);
  const answer = useQuery({
    queryKey: ['basemap'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const basemaps = await client.basemap({}, { signal }).catch(() => bare);
      await Promise.all(basemaps.layers.map(({ projection }) => loadProjection(projection)));
      return basemaps;
    },
  });
  const offered = answer.data ?? null;
  return {
    /** Null until it is known. */
    offered,
    grounds: offered ? groundsOf(offered) : [],
    /** Null until it is known. */
    chosen: offered && chosenBasemap(wish, offered),
    choose: (part: Partial<BasemapWish>): void => {
      const next = { ...wish, ...part };
      useWishes.setState({ [userId]: next });
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    },
  };
}
