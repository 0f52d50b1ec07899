import { limits } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';

export interface PageQuery {
  readonly pageNum?: number;
  readonly pageSize?: number;
  readonly sortField?: string;
  readonly sortOrder?: 'asc' | 'desc';
}

export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** Rows of a page: 20 by default, all for page size 0. */
export function pageWindow(query: PageQuery): PageWindow {
  const size = query.pageSize ?? limits.pageSizes[0];
  return size > 0
    ? { limit: size, offset: ((query.pageNum ?? 1) - 1) * size }
    : { limit: limits.maxRows, offset: 0 };
}

/** @throws GepError TOO_MANY_ROWS when all rows are wanted and there are more than 5000 */
export function checkCount({ pageSize }: PageQuery, totalCount: number): void {
  if (pageSize === 0 && totalCount > limits.maxRows)
    fail('TOO_MANY_ROWS', { count: totalCount, limit: limits.maxRows });
}
