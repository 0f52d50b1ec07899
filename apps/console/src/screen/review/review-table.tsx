import { limits } from '@gep/api-client';
import type { ReportForm, ReportVersion } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { clampPage, pageCount } from '../../form/page-count';
import { Pager } from '../../form/pager';
import { useLocalText } from '../../message/local-text';
import { CommentEditor } from './comment-editor';
import type { CellPlace, CommentDraft } from './comment-draft';
import { placeKey } from './comment-draft';
import css from './review.module.css';
import { reviewRows } from './review-rows';
import type { ReviewRow } from './review-rows';
import { useCellWords } from './use-cell-words';

interface ReviewTableProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
  /** Comments that are typed now; null where the version is not under review. */
  readonly comments: CommentDraft | null;
  readonly onComment: (place: CellPlace, text: string) => void;
}

/** The figures of a version: what changed since the one before is marked, and cells can be commented on. */
export function ReviewTable({ report, version, comments, onComment }: ReviewTableProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const words = useCellWords(report);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [open, setOpen] = useState<CellPlace | null>(null);
  const [place, setPlace] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: limits.pageSizes[1],
  });
  const rows = useMemo(() => reviewRows(report, version.changes), [report, version]);
  const shown = onlyChanges ? rows.filter(({ kind }) => kind !== 'same') : rows;
  const page = clampPage(place.page, pageCount(shown.length, place.pageSize));
  const first = (page - 1) * place.pageSize;
  const before = report.versions.find((one) => one.version < version.version);
  const changes = version.changes.length;
  const said = !before
    ? t('review.firstVersion')
    : changes === 0
      ? t('review.noChange')
      : t('review.sinceVersion', { version: before.version });
  return (
    <div className={css.values}>
      <div className={css.tools}>
        <span className={form.help}>{said}</span>
        {changes > 0 && (
          <Checkbox
            label={t('review.onlyChanges', { count: changes })}
            value={onlyChanges}
            onChange={setOnlyChanges}
          />
        )}
      </div>
      <div className={css.frame} tabIndex={0} role="region" aria-label={t('review.values')}>
        <table className={`${form.table} ${css.table}`} aria-label={t('review.values')}>
          <thead>
            <tr>
              {report.columns.map((column) => (
                <th key={column.key} scope="col" data-kind={column.type}>
                  {words.column(column)} <span className={css.unit}>{text(column.unit)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(first, first + place.pageSize).map((row) => (
              <Row
                key={row.id}
                {...{ row, report, words, comments }}
                open={open?.row === row.id ? open.column : null}
                onOpen={comments && row.kind !== 'removed' ? setOpen : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {comments && (
        <CommentEditor
          key={open ? placeKey(open) : ''}
          label={open && t('review.commentOn', { place: words.place(open.row, open.column) })}
          text={open ? (comments.get(placeKey(open))?.text ?? '') : ''}
          count={comments.size}
          onChange={(typed) => open && onComment(open, typed)}
          onClose={() => setOpen(null)}
        />
      )}
      {shown.length > limits.pageSizes[0] && (
        <Pager
          {...{ page }}
          pageSize={place.pageSize}
          total={shown.length}
          onChange={(next, pageSize) => setPlace({ page: next, pageSize })}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly row: ReviewRow;
  readonly report: ReportForm;
  readonly words: ReturnType<typeof useCellWords>;
  readonly comments: CommentDraft | null;
  readonly open: string | null;
  readonly onOpen: ((place: CellPlace) => void) | null;
}

function Row({ row, report, words, comments, open, onOpen }: RowProps) {
  const { t } = useTranslation();
  const mark = row.kind === 'added' || row.kind === 'removed' ? t(`review.${row.kind}`) : null;
  return (
    <tr data-kind={row.kind}>
      {report.columns.map((column, index) => {
        const { value = null, before } = row.cells.get(column.key) ?? {};
        const isGone = row.kind === 'removed';
        const said = words.cell(column, isGone ? (before ?? null) : value);
        const isChanged = before !== undefined && row.kind === 'changed';
        const place = { row: row.id, column: column.key };
        const comment = comments?.get(placeKey(place))?.text;
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
          >
            {onOpen ? (
              <button
                type="button"
                className={css.cell}
                aria-pressed={open === column.key}
                title={comment}
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
