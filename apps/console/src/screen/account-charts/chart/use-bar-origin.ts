import { useCallback } from 'react';
import { useSession } from '../../../session/session-store';
import { useFigure } from '../../figure/figure-store';
import type { ChartView } from './chart-view';
import type { FigureOrigin } from './figures';

/** What was clicked in a chart, or gone to with the keyboard. */
export interface ChosenBar {
  readonly dataIndex: number;
  readonly seriesIndex?: number;
  /** As it was drawn. */
  readonly data?: unknown;
}

/** The parts of a tree have no row in the figures: they bring their origin. */
const hasOrigin = (data: unknown): data is { readonly origin: FigureOrigin } =>
  typeof data === 'object' && data !== null && 'origin' in data;

/** Shows where the number of a bar comes from, as its table does; nothing for a bar without such a way. */
export function useBarOrigin({ figures, barColumn }: ChartView): (bar: ChosenBar) => void {
  const projectId = useSession((session) => session.projectId) ?? '';
  const show = useFigure((store) => store.show);
  return useCallback(
    ({ dataIndex, seriesIndex = 0, data }) => {
      if (barColumn === undefined) return;
      const column = typeof barColumn === 'number' ? barColumn + seriesIndex : barColumn[seriesIndex];
      const origin = hasOrigin(data) ? data.origin : figures.originOf?.(dataIndex, column);
      if (origin) show({ ...origin, projectId });
    },
    [figures, barColumn, projectId, show],
  );
}
