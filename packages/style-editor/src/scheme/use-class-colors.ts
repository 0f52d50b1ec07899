import type { GraduatedScheme } from '@gep/map-engine/scheme';
import { schemeBreaks } from '@gep/map-engine/scheme';
import { useMemo } from 'react';

/** Edges, colours and counts of a scheme's classes; the same arrays while the scheme stays. */
export function useClassColors(scheme: GraduatedScheme) {
  return useMemo(
    () => ({
      breaks: schemeBreaks(scheme),
      colors: scheme.categories.map((row) => row.color),
      counts: scheme.categories.map((row) => row.count),
    }),
    [scheme],
  );
}
