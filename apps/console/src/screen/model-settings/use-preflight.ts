import type { InputSettings, RasterPreflight, StoredInput } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';
import type { InputPlace } from './model-draft';

interface PreflightAt extends InputPlace {
  readonly projectId: string;
  readonly modelId: string;
}

/** What a look at the raster of an input inside the region finds, with the settings that are saved. */
export interface PreflightState {
  readonly found: RasterPreflight | null;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Looks at the raster of an input; nothing happens for other inputs. */
export function usePreflight(at: PreflightAt, stored: StoredInput | null): PreflightState {
  const file = stored?.file?.report.kind === 'raster' ? stored.file : null;
  const query = useQuery({
    // The same for every model that reads the input.
    queryKey: ['preflight', at.projectId, at.key, at.compareFlag, file?.uploadTime, seen(stored?.settings)],
    enabled: file !== null,
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) => client.preflightModelFile(at, { signal }),
  });
  return { found: query.data ?? null, isPending: file !== null && query.isPending, error: query.error };
}

/** The settings that a look depends on. */
function seen(settings: InputSettings | undefined) {
  return settings && [settings.scale, settings.offset, settings.noData, settings.reclassification];
}
