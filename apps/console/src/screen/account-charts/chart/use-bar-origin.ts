import { useCallback } from 'react';
import { useSession } from '../../../session/session-store';
import { useFigure } from '../../figure/figure-store';
import type { ChartView } from './chart-view';

/** Shows where the number of a bar comes from, as its table does; nothing for a bar without such a way. */
export function useBarOrigin({ figures, barColumn }: ChartView): (row: number, series: number) => void {
  const projectId = useSession((session) => session.projectId) ?? '';
  const show = useFigure((store) => store.show);
  return useCallback(
    (row, series) => {
      if (barColumn === undefined) return;
      const origin = figures.originOf?.(row, barColumn + series);
      if (origin) show({ ...origin, projectId });
    },
    [figures, barColumn, projectId, show],
  );
}
