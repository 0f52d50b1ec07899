import { Checkbox } from '@gep/style-editor/controls';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureColumn } from './district-columns';
import type { DistrictLine } from './district-rows';
import css from './districts.module.css';

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
  readonly place: { readonly index: number; readonly start: number; readonly depth: number };
  /** Null for a line without lines below it. */
  readonly fold: { readonly open: boolean; readonly toggle: () => void } | null;
  /** Ids of the columns in sight. */
  readonly shown: readonly string[];
  readonly template: CSSProperties;
  readonly columns: ReadonlyMap<string, FigureColumn>;
  readonly ticks: RowTicks | undefined;
  /** Takes the place of figures; null: the figures. */
  readonly remark: string | null;
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly onPoint: (code: string | null) => void;
  readonly onChoose: (code: string) => void;
}

/** A district with its figures. */
export function DistrictGridRow(props: DistrictGridRowProps) {
  const { line, place, fold, shown, template, columns, remark, isMarked, isChosen } = props;
  const { code, name } = line;
  return (
    <div
      role="row"
      data-index={place.index}
      aria-rowindex={place.index + 2}
      aria-level={place.depth + 1}
      aria-expanded={fold?.open}
      aria-selected={isChosen}
      data-marked={isMarked}
      className={css.row}
      style={{ ...template, translate: `0 ${place.start}px` }}
      onPointerEnter={() => props.onPoint(code)}
      onPointerLeave={() => props.onPoint(null)}
    >
      <NameCell {...props} />
      {remark === null ? (
        shown.slice(1).map((id) => {
          const column = columns.get(id);
          return (
            <div key={id} role="gridcell" data-figure={column !== undefined} title={column?.exact(line)}>
              {column ? column.text(line) : code}
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
}

function NameCell({ line: { code, name }, place, fold, ticks, onChoose }: DistrictGridRowProps) {
  const { t } = useTranslation();
  const Chevron = fold?.open ? ChevronDown : ChevronRight;
  return (
    <div role="rowheader" style={{ paddingLeft: (ticks ? 12 : 4) + 12 * place.depth }}>
      {ticks && (
        <Checkbox
          bare
          label={ticks.label(name)}
          value={ticks.ticked.has(code)}
          onChange={(on) => ticks.onTick(code, on)}
        />
      )}
      {fold ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(fold.open ? 'result.drawer.collapse' : 'result.drawer.expand', { name })}
          onClick={fold.toggle}
        >
          <Chevron size={14} strokeWidth={1.5} aria-hidden />
        </button>
      ) : (
        !ticks && <i />
      )}
      <button type="button" data-name title={ticks ? name : `${name} ${code}`} onClick={() => onChoose(code)}>
        {name}
      </button>
    </div>
  );
}
