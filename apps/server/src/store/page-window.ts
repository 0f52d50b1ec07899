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

/**
 * Rows of a page: 20 by default, all for page size 0.
 * @throws GepError TOO_MANY_ROWS when all rows are wanted and there are more than 5000
 */
export function pageWindow(query: PageQuery, totalCount: number): PageWindow {
  const size = query.pageSize ?? limits.pageSizes[0];
  if (size > 0) return { limit: size, offset: ((query.pageNum ?? 1) - 1) * size };
  if (totalCount > limits.maxRows) fail('TOO_MANY_ROWS', { count: totalCount, limit: limits.maxRows });
  return { limit: limits.maxRows, offset: 0 };
}
