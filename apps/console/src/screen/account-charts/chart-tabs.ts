import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Messages } from '../../message/zh-CN';
import type { ChartTabProps } from './chart-tab';

interface ChartTab {
  /** In the address of the page, and the key of its words under `charts.tab`. */
  readonly key: keyof Messages['charts']['tab'];
  /** Its script comes when it is first shown. */
  readonly Tab: ComponentType<ChartTabProps>;
}

/** The tabs of the screen from left to right, one file each in `tab`. */
export const chartTabs: readonly ChartTab[] = [
  { key: 'services', Tab: lazy(() => import('./tab/services-tab')) },
  { key: 'quantities', Tab: lazy(() => import('./tab/quantities-tab')) },
  { key: 'districts', Tab: lazy(() => import('./tab/districts-tab')) },
  { key: 'types', Tab: lazy(() => import('./tab/types-tab')) },
  { key: 'composition', Tab: lazy(() => import('./tab/composition-tab')) },
  { key: 'maps', Tab: lazy(() => import('./tab/maps-tab')) },
  { key: 'years', Tab: lazy(() => import('./tab/years-tab')) },
  { key: 'change', Tab: lazy(() => import('./tab/change-tab')) },
  { key: 'ranges', Tab: lazy(() => import('./tab/ranges-tab')) },
  { key: 'indicators', Tab: lazy(() => import('./tab/indicators-tab')) },
  { key: 'extent', Tab: lazy(() => import('./tab/extent-tab')) },
  { key: 'seea', Tab: lazy(() => import('./tab/seea-tab')) },
  { key: 'report', Tab: lazy(() => import('./tab/report-tab')) },
];
