import type { ReportForm } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import type { CellPlace, CommentDraft } from './comment-draft';
import { placeKey } from './comment-draft';
import css from './review.module.css';
import type { ReviewRow } from './review-rows';
import type { useCellWords } from './use-cell-words';

interface ReviewTableRowProps {
  readonly row: ReviewRow;
  readonly report: ReportForm;
  readonly words: ReturnType<typeof useCellWords>;
  readonly comments: CommentDraft | null;
  /** What checks found, by the places of the cells. */
  readonly found: ReadonlyMap<string, string>;
  /** The place of the cell that was asked for last. */
  readonly reached: string | null;
  readonly open: string | null;
  readonly onOpen: ((place: CellPlace) => void) | null;
}

/** A row of the figures of a version. */
export function ReviewTableRow(props: ReviewTableRowProps) {
  const { row, report, words, comments, found, reached, open, onOpen } = props;
  const { t } = useTranslation();
  const mark = row.kind === 'added' || row.kind === 'removed' ? t(`review.${row.kind}`) : null;
  return (
    <tr data-kind={row.kind}>
      <td className={css.number}>{row.number ?? '--'}</td>
      {report.columns.map((column, index) => {
        const { value = null, before } = row.cells.get(column.key) ?? {};
        const isGone = row.kind === 'removed';
        const said = words.cell(column, isGone ? (before ?? null) : value);
        const isChanged = before !== undefined && row.kind === 'changed';
        const place = { row: row.id, column: column.key };
        const key = placeKey(place);
        const comment = comments?.get(key)?.text;
        const content = (
          <>
            <span>{said || '--'}</span>
            {index === 0 && mark && <span className={css.mark}>{mark}</span>}
            {isChanged && (
              <span className={css.was}>
                {t('review.was', { value: words.cell(column, before) || t('review.blank') })}
              </span>
            )}
          </>
        );
        return (
          <td
            key={column.key}
            data-kind={column.type}
            data-changed={isChanged || undefined}
            data-comment={comment !== undefined || undefined}
            data-found={found.has(key) || undefined}
            data-reached={reached === key || undefined}
            title={[found.get(key), comment].filter(Boolean).join('\n') || undefined}
          >
            {onOpen ? (
              <button
                type="button"
                className={css.cell}
                aria-pressed={open === column.key}
                aria-label={t('review.cell', {
                  row: words.row(row),
                  column: words.column(column),
                  value: said || t('review.blank'),
                })}
                onClick={() => onOpen(place)}
              >
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}
