import type { SourceRows } from '@gep/ecosystem-models/table-checks';
import type { FeatureContents, TableContents } from '../../geodata/task';

/** Rows of a table; the header is row 1. */
export function tableRows({ columns, rows }: TableContents, file: string): SourceRows {
  return { file, columns, rows: rows.map((cells, i) => ({ number: i + 2, cells })) };
}

/** Rows of the attributes of a vector file, counted from 1. */
export function featureRows({ fields, features, fileName }: FeatureContents): SourceRows {
  const columns = fields.map(({ name }) => name);
  return {
    file: fileName,
    columns,
    rows: features.map(({ row, properties }) => ({
      number: row + 1,
      cells: columns.map((column) => properties[column] ?? null),
    })),
  };
}
