import { errorCodes } from '@gep/api-client';
import type { InputSettings, RasterPreflight, StoredInput } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PreflightState } from '../../form/preflight/raster-preflight';
import { client } from '../../session/client';
import type { InputPlace } from './model-draft';

interface PreflightAt extends InputPlace {
  readonly projectId: string;
  readonly modelId: string;
}

/** Looks at the raster of an input; nothing happens for other inputs. */
export function usePreflight(at: PreflightAt, stored: StoredInput | null): PreflightState {
  const file = stored?.file?.report.kind === 'raster' ? stored.file : null;
  const reading = [
    'preflight',
    at.projectId,
    at.key,
    at.compareFlag,
    file?.uploadTime,
    seen(stored?.settings),
  ];
  const query = useQuery<RasterPreflight>({
    // The same for every model that reads the input.
    queryKey: [...reading, stored?.settings.reclassification],
    // What is known of the file is shown until it is known again; only the classes were given other types.
    placeholderData: (known, query) =>
      JSON.stringify(query?.queryKey.slice(0, reading.length)) === JSON.stringify(reading)
        ? known
        : undefined,
    enabled: file !== null,
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) => client.preflightModelFile(at, { signal }),
  });
  const { data = null, isPlaceholderData } = query;
  const found = useMemo(
    () => (data && isPlaceholderData ? withoutClasses(data) : data),
    [data, isPlaceholderData],
  );
  return { found, isPending: file !== null && query.isPending, error: query.error };
}

/** A look without what it said of an earlier table of classes. */
function withoutClasses(found: RasterPreflight): RasterPreflight {
  const { code } = errorCodes.CLASS_WITHOUT_TYPE;
  return { ...found, problems: found.problems.filter((problem) => problem.code !== code) };
}

/** How cells are read. */
function seen(settings: InputSettings | undefined) {
  return settings && [settings.scale, settings.offset, settings.noData];
}
