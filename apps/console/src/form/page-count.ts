/**
 * Pages of a list: at least one, also of an empty list.
 * @example
 * pageCount(85, 20); // 5
 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The page that is nearest to a wanted one.
 * @example
 * clampPage(99, 5); // 5
 */
export function clampPage(page: number, pages: number): number {
  return Math.min(pages, Math.max(1, page));
}
