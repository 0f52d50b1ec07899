import { limits } from '@gep/api-client';
import type { ReactNode } from 'react';
import { Pager } from '../../form/pager';
import css from './report-items.module.css';
import type { ReportItemList, ReportItems } from './use-report-items';

interface ItemPagerProps extends Pick<ReportItemList, 'place' | 'onMove'> {
  readonly list: ReportItems;
  /** What can be done with the rows of all pages. */
  readonly children?: ReactNode;
}

/** Foot of a table of reports, where there are more than a page can have. */
export function ItemPager({ list, place, onMove, children }: ItemPagerProps) {
  if (list.totalCount <= limits.pageSizes[0]) return null;
  return (
    <div className={css.foot}>
      {children}
      <Pager page={place.pageNum} pageSize={place.pageSize} total={list.totalCount} onChange={onMove} />
    </div>
  );
}
