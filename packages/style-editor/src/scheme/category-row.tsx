import { formatNumber, formatRange } from '@gep/map-engine/scheme';
import type { Category, FieldType, MapSymbol, OtherCategory } from '@gep/map-engine/model';
import { useState } from 'react';
import { Checkbox, ColorInput } from '../input';
import { useWords } from '../message';
import type { Words } from '../message';
import { screenNumber, screenRange, SymbolPreview } from '../preview';
import type { RenderSymbolEditor } from '../symbolizer';

/** What can be edited in a row. */
export interface RowPart {
  readonly visible?: boolean;
  readonly label?: string;
  readonly color?: string;
  readonly symbol?: MapSymbol;
}

export interface CategoryRowProps {
  readonly row: Category | OtherCategory;
  /** How numbers are written. */
  readonly type: FieldType;
  readonly onChange: (part: RowPart) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** One row: show, symbol or colour, what it holds, label, count. */
export function CategoryRow({ row, type, onChange, renderSymbolEditor }: CategoryRowProps) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const content = contentOf(row, type, words);
  const name = row.label || content;
  const { symbol } = row;
  return (
    <tr data-hidden={!row.visible || undefined} data-other={row.kind === 'other' || undefined}>
      <td>
        <Checkbox
          label={t('table.show-row', { label: name })}
          value={row.visible}
          onChange={(visible) => onChange({ visible })}
        />
      </td>
      <td>
        {symbol ? (
          <button
            type="button"
            className="gep-cell-button"
            aria-label={t('action.edit-symbol', { label: name })}
            title={t('action.edit-symbol', { label: name })}
            onClick={() => setOpen(true)}
          >
            <SymbolPreview symbol={symbol} label={null} />
          </button>
        ) : (
          <ColorInput
            compact
            label={t('table.color-of', { label: name })}
            value={row.color}
            onChange={(color) => onChange({ color })}
          />
        )}
        {open &&
          symbol &&
          renderSymbolEditor({
            title: t('action.edit-symbol', { label: name }),
            symbol,
            onDone: (next) => {
              setOpen(false);
              if (next) onChange({ symbol: next });
            },
          })}
      </td>
      <td className={row.kind === 'range' ? 'gep-number-cell' : undefined} title={content}>
        {row.kind === 'range' ? screenRange(row.lower, row.upper, type) : content}
      </td>
      <td>
        <input
          className="gep-cell-input"
          aria-label={t('table.label-of', { label: content })}
          placeholder={content}
          value={row.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </td>
      <td className="gep-number-cell" title={row.count === null ? undefined : String(row.count)}>
        {row.count === null ? '--' : screenNumber(row.count, 'INT8')}
      </td>
    </tr>
  );
}

function contentOf(row: Category | OtherCategory, type: FieldType, { t }: Words): string {
  switch (row.kind) {
    case 'all':
      return t('tree.single-symbol');
    case 'other':
      return t('table.other');
    case 'range':
      return formatRange(row.lower, row.upper, type);
    case 'value':
      return row.values
        .map((value) => (typeof value === 'number' ? formatNumber(value, type) : (value ?? t('table.null'))))
        .join(', ');
  }
}
