import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import type { DistrictLink } from './use-district-link';

/**
 * Handlers of a table that point at the row under the pointer. While rows pass under a resting pointer, the map is not
 * drawn for each of them: it follows once they rest.
 */
export function usePointing({ point }: Pick<DistrictLink, 'point'>, isScrolling: boolean) {
  const under = useRef<string | null>(null);
  useEffect(() => {
    if (!isScrolling) point(under.current);
  }, [isScrolling, point]);
  const rest = (code: string | null): void => {
    under.current = code;
    if (!isScrolling) point(code);
  };
  return {
    onPointerOver: ({ target }: PointerEvent) =>
      rest((target as HTMLElement).closest<HTMLElement>('[data-code]')?.dataset.code ?? null),
    onPointerLeave: () => rest(null),
  };
}
