import { limits } from '@gep/api-client';
import type { ReportForm, ReportVersion } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { clampPage, pageCount } from '../../form/page-count';
import { Pager } from '../../form/pager';
import { useLocalText } from '../../message/local-text';
import { CommentEditor } from './comment-editor';
import type { CellPlace, CommentDraft } from './comment-draft';
import { placeKey } from './comment-draft';
import css from './review.module.css';
import { ReviewTableRow } from './review-table-row';
import { reviewRows } from './review-rows';
import { useCellWords } from './use-cell-words';

/** What others do with the figures on screen. */
export interface ReviewTableHandle {
  /** Turns to the page of a cell and marks it. */
  readonly open: (place: CellPlace) => void;
}

interface ReviewTableProps {
  readonly report: ReportForm;
  readonly version: ReportVersion;
  /** Comments that are typed now; null where the version is not under review. */
  readonly comments: CommentDraft | null;
  readonly onComment: (place: CellPlace, text: string) => void;
  readonly handle: Ref<ReviewTableHandle>;
}

/** The figures of a version: what changed and what checks found is marked, and cells can be commented on. */
export function ReviewTable({ report, version, comments, onComment, handle }: ReviewTableProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const words = useCellWords(report);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [open, setOpen] = useState<CellPlace | null>(null);
  const [place, setPlace] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: limits.pageSizes[1],
  });
  const [reached, setReached] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => reviewRows(report, version.changes), [report, version]);
  const found = useMemo(() => foundCells(report), [report]);
  useImperativeHandle(handle, () => ({
    open: (cell) => {
      const index = rows.findIndex(({ id }) => id === cell.row);
      if (index < 0) return;
      // The page of the row has to be there before it can be scrolled to.
      flushSync(() => {
        setOnlyChanges(false);
        setPlace(({ pageSize }) => ({ page: Math.floor(index / pageSize) + 1, pageSize }));
        setReached(placeKey(cell));
      });
      const reachedCell = frame.current?.querySelector('[data-reached]');
      reachedCell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  }));
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
      <div ref={frame} className={css.frame} tabIndex={0} role="region" aria-label={t('review.values')}>
        <table className={`${form.table} ${css.table}`} aria-label={t('review.values')}>
          <thead>
            <tr>
              <th scope="col" className={css.number}>
                {t('review.row')}
              </th>
              {report.columns.map((column) => (
                <th key={column.key} scope="col" data-kind={column.type}>
                  {words.column(column)} <span className={css.unit}>{text(column.unit)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(first, first + place.pageSize).map((row) => (
              <ReviewTableRow
                key={row.id}
                {...{ row, report, words, comments, found, reached }}
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

/** What checks found at the cells of a form, by their places. */
function foundCells({ findings }: ReportForm): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { row, column, message } of findings) {
    if (row === null || column === null) continue;
    const key = placeKey({ row, column });
    found.set(key, [found.get(key), message].filter(Boolean).join('\n'));
  }
  return found;
}
