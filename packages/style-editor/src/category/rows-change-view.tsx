import type { Category, TableScheme } from '@gep/map-engine/model';
import { numberType, schemeFields } from '@gep/map-engine/scheme';
import { resetRows } from '@gep/map-engine/scheme/edit';
import { ArrowRight, Check, Minus, Pin, Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, Swatch } from '../input';
import { useWords } from '../message';
import { changeLines } from './change-lines';
import type { ChangeKind } from './change-lines';
import { shortContent } from './row-content';

const icons = { moved: ArrowRight, dropped: Minus, kept: Check, added: Plus } as const satisfies Record<
  ChangeKind,
  LucideIcon
>;

/** Lines that are listed; of long tables the edited rows come first. */
const listed = 200;

export interface RowsChangeViewProps<S extends TableScheme> {
  readonly before: S;
  readonly after: S;
  /** The scheme to go on with; null leaves everything as it was. */
  readonly onAnswer: (next: S | null) => void;
}

/** The effect of regenerating the rows on edited ones, row by row, and whether to go on. */
export function RowsChangeView<S extends TableScheme>({ before, after, onAnswer }: RowsChangeViewProps<S>) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const { lines, counts } = useMemo(() => changeLines(before, after), [before, after]);
  const [left] = schemeFields(before);
  const leaves = left !== undefined && schemeFields(after)[0]?.name !== left.name;
  const survives = lines.some(({ pinned, kind }) => pinned && kind !== 'dropped');
  const answer = (next: S | null) => {
    const panel = view.current?.parentElement;
    flushSync(() => onAnswer(next));
    // The rows are back in this place; keys go on from them.
    panel?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const cell = (row: Category | undefined, scheme: S) =>
    row && (
      <span className="gep-class-cell">
        <Swatch color={row.color} />
        <span>{shortContent(row, numberType(scheme), words)}</span>
      </span>
    );
  return (
    <div
      ref={view}
      className="gep-change"
      role="region"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        answer(null);
      }}
    >
      <div className="gep-change-head">
        <div role="status">
          <strong id={id}>{t('classes.change-title')}</strong>
          <p>{t('classes.change-counts', counts)}</p>
          {leaves && <p>{t('classes.pins-inactive', { field: left.name })}</p>}
        </div>
        <div className="gep-question-buttons">
          <Button onClick={() => answer(null)}>{t('action.cancel')}</Button>
          {survives && (
            <Button onClick={() => answer(resetRows(after, new Set(after.categories.map(({ key }) => key))))}>
              {t('classes.go-on-plain')}
            </Button>
          )}
          <Button look="primary" onClick={() => answer(after)}>
            {t('classes.go-on')}
          </Button>
        </div>
      </div>
      <div className="gep-table-frame" tabIndex={0} role="group" aria-label={t('classes.change')}>
        <table className="gep-table gep-table-dense">
          <colgroup>
            <col style={{ width: 76 }} />
            <col />
            <col />
            <col style={{ width: '26%' }} />
          </colgroup>
          <thead>
            <tr>
              {(['classes.change', 'classes.before', 'classes.after', 'table.label'] as const).map((word) => (
                <th key={word} scope="col">
                  {t(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, listed).map((line) => {
              const Icon = icons[line.kind];
              const row = line.before ?? line.after;
              return (
                <tr key={`${line.kind} ${row?.key}`} data-change={line.kind}>
                  <td>
                    <span className="gep-class-cell">
                      <Icon size={14} aria-hidden />
                      {t(`classes.${line.kind}`)}
                    </span>
                  </td>
                  <td>{cell(line.before, before)}</td>
                  <td>{cell(line.after, after)}</td>
                  <td title={row?.label}>
                    <span className="gep-class-cell">
                      <span>{row?.label}</span>
                      {line.pinned && <Pin size={12} role="img" aria-label={t('classes.pinned')} />}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {lines.length > listed && (
          <p className="gep-empty">{t('classes.more-rows', { number: lines.length - listed })}</p>
        )}
      </div>
    </div>
  );
}
