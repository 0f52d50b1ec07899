export { CategoryTable } from './category-table';
export type { CategoryTableProps } from './category-table';
export { rowContent } from './row-content';
export { RowsChangeView } from './rows-change-view';
export { StartRow } from './start-row';
