import type { Category, CategoryPin, FieldType, OtherCategory } from '@gep/map-engine/model';
import type { CategoryPatch } from '@gep/map-engine/scheme';
import { Pin } from 'lucide-react';
import { memo } from 'react';
import { Checkbox, ColorInput, useReadOnly } from '../input';
import { useWords } from '../message';
import type { Words } from '../message';
import { screenNumber, screenShare, SymbolPreview } from '../preview';
import { LabelCell } from './label-cell';
import { rowContent, shortContent } from './row-content';

export interface CategoryRowProps {
  readonly row: Category | OtherCategory;
  /** Its path in the scheme, e.g. `categories[2]`. */
  readonly at: string;
  /** 0-based place as it is seen. */
  readonly index: number;
  /** How numbers are written. */
  readonly type: FieldType;
  /** What `other` holds, in short and in full. */
  readonly rest: readonly [short: string, full: string];
  /** Count of all rows together; null where it is not known. */
  readonly total: number | null;
  readonly pin: CategoryPin | undefined;
  /** The row that Tab reaches; the controls of the others are reached through it. */
  readonly active: boolean;
  readonly selected: boolean;
  readonly onChange: (key: string, part: CategoryPatch) => void;
  /** Takes the pins of the row away. */
  readonly onReset: (key: string) => void;
  /** Opens the editor of the row's symbol. */
  readonly onEdit: (key: string) => void;
}

/** One row: show, symbol or colour, what it holds, label, count, share of all. Only changed rows of a table render again. */
export const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const { row, at, index, type, rest, total, active, selected, onChange, onReset, onEdit } = props;
  const readOnly = useReadOnly();
  const pin = readOnly ? undefined : props.pin;
  const words = useWords();
  const { t } = words;
  const content = rowContent(row, type, words, rest[0]);
  const name = row.label || content;
  const opener = t(`action.${readOnly ? 'view' : 'edit'}-symbol`, { label: name });
  const reset = pin && t('classes.reset-row', { label: name, parts: pinnedParts(pin, words) });
  const { key, symbol } = row;
  const figures = row.count === null ? [] : [screenNumber(row.count, 'INT8'), screenShare(row.count, total)];
  const tabIndex = active ? 0 : -1;
  return (
    <tr
      data-key={key}
      data-at={at}
      aria-rowindex={index + 2}
      aria-label={[...new Set([name, content]), ...figures].join(', ')}
      aria-selected={selected}
      tabIndex={tabIndex}
      data-hidden={!row.visible || undefined}
      data-other={row.kind === 'other' || undefined}
    >
      <td>
        <Checkbox
          bare
          label={t('table.show-row', { label: name })}
          value={row.visible}
          tabIndex={tabIndex}
          onChange={(visible) => onChange(key, { visible })}
        />
      </td>
      <td data-at={`${at}.${symbol ? 'symbol' : 'color'}`}>
        {symbol ? (
          <button
            type="button"
            className="gep-cell-button"
            tabIndex={tabIndex}
            aria-label={opener}
            title={opener}
            onClick={() => onEdit(key)}
          >
            <SymbolPreview symbol={symbol} label={null} />
          </button>
        ) : (
          <ColorInput
            compact
            tabIndex={tabIndex}
            label={t('table.color-of', { label: name })}
            value={row.color}
            onChange={(color) => onChange(key, { color })}
          />
        )}
      </td>
      <td title={rowContent(row, type, words, rest[1])}>{shortContent(row, type, words, rest[0])}</td>
      <td data-at={`${at}.label`} data-pinned={pin && true}>
        <LabelCell
          name={t('table.label-of', { label: content })}
          value={row.label}
          placeholder={content}
          tabIndex={tabIndex}
          onChange={(label) => onChange(key, { label })}
        />
        {pin && (
          <button
            type="button"
            className="gep-icon-button gep-pin"
            tabIndex={tabIndex}
            aria-label={reset}
            title={reset}
            onClick={() => onReset(key)}
          >
            <Pin size={12} aria-hidden />
          </button>
        )}
      </td>
      <td className="gep-number-cell" title={figures[0]}>
        {figures[0] ?? '--'}
      </td>
      <td className="gep-number-cell" data-column="share">
        {figures[1] ?? '--'}
      </td>
    </tr>
  );
});

/** What of a row was changed, in words; a pinned symbol brings its colour. */
function pinnedParts({ color, label, symbol, visible }: CategoryPin, { t }: Words): string {
  const parts = [
    label !== undefined && t('classes.part-label'),
    symbol ? t('classes.part-symbol') : color !== undefined && t('classes.part-color'),
    visible === false && t('classes.part-hidden'),
  ];
  return parts.filter(Boolean).join(t('classes.part-separator'));
}
