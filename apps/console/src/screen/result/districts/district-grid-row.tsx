import { Checkbox } from '@gep/style-editor/controls';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureButton } from '../../figure/figure-button';
import type { ShownFigure } from '../../figure/figure-store';
import type { FigureColumn } from './district-columns';
import type { DistrictLine } from './district-rows';
import css from './districts.module.css';
import { useIsChosen, useIsPointed } from './use-district-link';
import type { DistrictLink } from './use-district-link';

/** Ticks before the names of lines. */
export interface RowTicks {
  /** Codes. */
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (code: string, on: boolean) => void;
  /** Accessible name of the tick of a line. */
  readonly label: (name: string) => string;
}

interface DistrictGridRowProps {
  readonly line: DistrictLine;
  readonly index: number;
  /** CSS pixels from the first row. */
  readonly start: number;
  readonly depth: number;
  /** Whether the lines below it are shown; null where there are none. */
  readonly open: boolean | null;
  readonly row: { readonly toggleExpanded: () => void };
  /** Ids of the columns in sight, by blanks: a text is equal as long as they are. */
  readonly shown: string;
  readonly columns: ReadonlyMap<string, FigureColumn>;
  readonly ticks: RowTicks | undefined;
  /** Takes the place of figures; null: the figures. */
  readonly remark: string | null;
  readonly link: DistrictLink;
  /** The figure of a column that shows where it comes from; null: it does not. */
  readonly figureOf: ((line: DistrictLine, column: string) => ShownFigure | null) | undefined;
}

/**
 * A district with its figures. Drawn again only when what it shows has changed: scrolling goes past hundreds. What is said
 * under the pointer is written where the pointer is: browsers compute the style of an element again for another `title`.
 */
export const DistrictGridRow = memo(function DistrictGridRow(props: DistrictGridRowProps) {
  const { line, index, start, depth, open, columns, remark, link } = props;
  const shown = props.shown.split(' ');
  const { code, name } = line;
  const isMarked = useIsPointed(link, code);
  const isChosen = useIsChosen(link, code);
  return (
    <div
      role="row"
      data-index={index}
      data-code={code}
      aria-rowindex={index + 2}
      aria-level={depth + 1}
      aria-expanded={open ?? undefined}
      aria-selected={isChosen}
      data-marked={isMarked}
      className={css.row}
      style={{ translate: `0 ${start}px` }}
    >
      <NameCell {...props} isMarked={isMarked} />
      {remark === null ? (
        shown.slice(1).map((id) => {
          const column = columns.get(id);
          return (
            <div
              key={id}
              role="gridcell"
              data-figure={column !== undefined}
              aria-description={textOrNone(column?.exact(line))}
              title={isMarked ? column?.exact(line) : undefined}
            >
              {column ? <Figure {...{ line, column }} figure={props.figureOf?.(line, id) ?? null} /> : code}
            </div>
          );
        })
      ) : (
        <div
          role="gridcell"
          aria-colspan={shown.length - 1}
          className={css.remark}
          style={{ gridColumn: '2 / -1' }}
          title={`${name}: ${remark}`}
        >
          {remark}
        </div>
      )}
    </div>
  );
});

const textOrNone = (text: string | undefined) => (text === '' ? undefined : text);

interface FigureProps {
  readonly line: DistrictLine;
  readonly column: FigureColumn;
  readonly figure: ShownFigure | null;
}

function Figure({ line, column, figure }: FigureProps) {
  const text = column.text(line);
  if (!figure || column.of(line) === null) return text;
  return (
    <FigureButton figure={figure} of={`${line.name} ${column.title}`}>
      {text}
    </FigureButton>
  );
}

function NameCell(props: DistrictGridRowProps & { readonly isMarked: boolean }) {
  const { depth, open, row, ticks, link, isMarked } = props;
  const { code, name } = props.line;
  const { t } = useTranslation();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div role="rowheader" style={{ paddingLeft: (ticks ? 12 : 4) + 12 * depth }}>
      {ticks && (
        <Checkbox
          bare
          label={ticks.label(name)}
          value={ticks.ticked.has(code)}
          onChange={(on) => ticks.onTick(code, on)}
        />
      )}
      {open !== null ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(open ? 'result.drawer.collapse' : 'result.drawer.expand', { name })}
          onClick={() => row.toggleExpanded()}
        >
          <Chevron size={14} strokeWidth={1.5} aria-hidden />
        </button>
      ) : (
        !ticks && <i />
      )}
      <button
        type="button"
        data-name
        aria-description={ticks ? undefined : code}
        title={isMarked ? (ticks ? name : `${name} ${code}`) : undefined}
        onClick={() => link.choose(code)}
      >
        {name}
      </button>
    </div>
  );
}
