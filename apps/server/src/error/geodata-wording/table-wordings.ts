import type { archiveProblemCodes, tableProblemCodes, tableWarningCodes } from '../../geodata/problem-codes';
import { phrase } from '../../message/phrase';
import { file, megabytes, withArgs } from './wording';
import type { Wording } from './wording';

type Code =
  | (typeof archiveProblemCodes)[number]
  | (typeof tableProblemCodes)[number]
  | (typeof tableWarningCodes)[number];

const limitInMegabytes = withArgs(({ limit }) => ({ limit: megabytes(limit) }));

export const tableWordings: Record<Code, Wording> = {
  'archive-contents': ['ARCHIVE_CONTENTS', file],
  'archive-damaged': ['ARCHIVE_DAMAGED', file],
  'archive-encrypted': ['ARCHIVE_ENCRYPTED', file],
  'archive-too-many-files': ['ARCHIVE_TOO_MANY_FILES', file],
  'archive-too-large': ['ARCHIVE_TOO_LARGE', limitInMegabytes],
  'table-format': ['TABLE_FORMAT', file],
  'table-file-empty': ['FILE_EMPTY', file],
  'table-empty': ['TABLE_EMPTY', file],
  'table-damaged': [
    'TABLE_DAMAGED',
    withArgs((args) => ({
      reason: phrase(args.row === undefined ? 'geodata.table-damaged' : 'geodata.table-damaged-cell', args),
    })),
  ],
  'table-quotes': ['TABLE_QUOTES', file],
  'table-header-missing': ['TABLE_HEADER_MISSING', file],
  'table-header-repeated': ['TABLE_HEADER_REPEATED', file],
  'table-too-large': ['TABLE_TOO_LARGE', limitInMegabytes],
  'table-too-many-rows': ['TABLE_TOO_MANY_ROWS', file],
  'table-too-many-columns': ['TABLE_TOO_MANY_COLUMNS', file],
  'table-too-many-cells': ['TABLE_TOO_MANY_CELLS', file],
  'table-cell-too-long': ['TABLE_CELL_TOO_LONG', file],
  'table-not-calculated': ['TABLE_NOT_CALCULATED', file],
  'table-cell-error': ['TABLE_CELL_ERROR', file],
};
