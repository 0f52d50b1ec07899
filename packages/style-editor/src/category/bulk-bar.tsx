import { limits } from '@gep/map-engine/model';
import type { MapSymbol, TableScheme } from '@gep/map-engine/model';
import {
  fadeSymbol,
  recolorSymbol,
  resizeSymbol,
  symbolColor,
  symbolOpacity,
  symbolSize,
} from '@gep/map-engine/scheme';
import { editRows, resetRows, reverseRowColors, sizeLimit } from '@gep/map-engine/scheme/edit';
import type { LucideIcon } from 'lucide-react';
import { ArrowUpDown, Blend, Eye, EyeOff, RotateCcw, Scaling, Shapes, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { ColorInput, IconButton, NumberInput } from '../input';
import type { NumberInputProps } from '../input';
import { useWords } from '../message';
import type { RenderSymbolEditor } from '../symbol';
import { partOf } from '../state';
import type { Editing } from '../state';

export interface BulkBarProps<S extends TableScheme> extends Editing<S> {
  readonly value: S;
  /** Keys of the marked rows, at least one. */
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
  /** Present where rows can be taken out of the table. */
  readonly onRemove?: () => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Edits all marked rows at once; what is shown is that of the first. Every edit is one change. */
export function BulkBar<S extends TableScheme>(props: BulkBarProps<S>) {
  const { value, selected, onChange, onClear, onRemove, renderSymbolEditor } = props;
  const { t } = useWords();
  /** The rows whose symbol is edited in its window, even if the selection changes meanwhile. */
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  const firstOf = (keys: ReadonlySet<string>) =>
    [...value.categories, value.other].find(({ key }) => keys.has(key)) ?? value.other;
  const first = firstOf(selected);
  const opened = open && firstOf(open).symbol;
  const { symbol } = first;
  const size = symbol ? symbolSize(symbol) : 0;
  const edit = (change: Parameters<typeof editRows>[2]) => onChange(editRows(value, selected, change));
  const reshape = (change: (symbol: MapSymbol) => MapSymbol) =>
    edit((row) => (row.symbol ? { symbol: change(row.symbol) } : {}));
  return (
    <div className="gep-bulk" role="toolbar" aria-label={t('classes.edit-selected')}>
      <strong role="status">{t('classes.selected', { number: selected.size })}</strong>
      <ColorInput
        compact
        label={t('classes.color-selected')}
        value={first.color}
        onChange={(color) => edit(() => ({ color }))}
      />
      {symbol && (
        <BulkNumber
          icon={Blend}
          bounds={limits.opacity}
          step={0.05}
          label={t('classes.opacity-selected')}
          value={symbolOpacity(symbol)}
          onChange={(opacity) => reshape((old) => fadeSymbol(old, opacity))}
        />
      )}
      {symbol && size > 0 && (
        <BulkNumber
          icon={Scaling}
          bounds={limits[sizeLimit(symbol)]}
          label={t('classes.size-selected')}
          value={Math.round(size * 100) / 100}
          onChange={(next) => reshape((old) => resizeSymbol(old, next))}
        />
      )}
      <span className="gep-bulk-buttons">
        {symbol && (
          <IconButton icon={Shapes} label={t('classes.symbol-selected')} onClick={() => setOpen(selected)} />
        )}
        <IconButton
          icon={Eye}
          label={t('classes.show-selected')}
          onClick={() => edit(() => ({ visible: true }))}
        />
        <IconButton
          icon={EyeOff}
          label={t('classes.hide-selected')}
          onClick={() => edit(() => ({ visible: false }))}
        />
        <IconButton
          icon={ArrowUpDown}
          label={t('classes.reverse-selected')}
          disabled={selected.size < 2}
          onClick={() => onChange(reverseRowColors(value, selected))}
        />
        <IconButton
          icon={RotateCcw}
          label={t('classes.reset-selected')}
          onClick={() => onChange(resetRows(value, selected))}
        />
        {onRemove && <IconButton icon={Trash2} label={t('classes.remove-selected')} onClick={onRemove} />}
        <IconButton icon={X} label={t('classes.clear-selection')} onClick={onClear} />
      </span>
      {open &&
        opened &&
        renderSymbolEditor({
          title: t('classes.symbol-selected'),
          symbol: opened,
          onClose: () => setOpen(null),
          ...partOf(props, (next: MapSymbol) => {
            // Unless the colour was edited, every row keeps its own.
            const own = symbolColor(next) === symbolColor(opened);
            return editRows(value, open, (row) =>
              row.symbol ? { symbol: own ? recolorSymbol(next, row.color) : next } : {},
            );
          }),
        })}
    </div>
  );
}

interface BulkNumberProps extends Pick<NumberInputProps, 'label' | 'value' | 'step' | 'onChange'> {
  readonly icon: LucideIcon;
  readonly bounds: Pick<NumberInputProps, 'min' | 'max' | 'step'>;
}

/** A number of all marked rows; its unit is left out for room. */
function BulkNumber({ icon: Icon, bounds, ...rest }: BulkNumberProps) {
  const { min, max, step } = { ...bounds, ...rest };
  return (
    <span className="gep-bulk-number" title={rest.label}>
      <Icon size={14} aria-hidden />
      <NumberInput {...rest} {...{ min, max, step }} />
    </span>
  );
}
