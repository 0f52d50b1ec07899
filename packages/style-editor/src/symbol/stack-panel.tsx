import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import {
  addSymbolLayer,
  duplicateSymbolLayer,
  moveSymbolLayer,
  removeSymbolLayer,
} from '@gep/map-engine/symbol';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton, useReadOnly } from '../input';
import { useWords } from '../message';
import { freshLayer } from './registry';
import { StackList } from './stack-list';

export interface StackPanelProps<S extends MapSymbol> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Kinds of layers on offer. */
  readonly kinds: readonly SymbolLayerKind[];
}

/** The stack of a symbol and what is done with its selected layer. */
export function StackPanel<S extends MapSymbol>(props: StackPanelProps<S>) {
  const { value, onChange, selected, onSelect, kinds } = props;
  const words = useWords();
  const { t } = words;
  const [note, setNote] = useState({ text: '', on: value });
  const readOnly = useReadOnly();
  const top = value.layers.length - 1;
  const own = value.layers[selected].kind;
  const lastLayer = words.problem({ at: 'layers', code: 'last-symbol-layer' });

  const move = (by: 1 | -1) => {
    const next = moveSymbolLayer(value, selected, selected + by);
    if (next === value) return;
    onChange(next);
    setNote({ text: t('stack.moved', { place: selected + by + 1, count: top + 1 }), on: next });
  };
  const remove = () => {
    if (top === 0) setNote({ text: lastLayer, on: value });
    else onChange(removeSymbolLayer(value, selected));
  };
  return (
    <>
      <StackList {...{ value, onChange, selected, onSelect }} onMove={move} onRemove={remove} />
      {!readOnly && (
        <div className="gep-stack-tools">
          <IconButton
            icon={Plus}
            label={t('action.add')}
            onClick={() => onChange(addSymbolLayer(value, freshLayer(kinds.includes(own) ? own : kinds[0])))}
          />
          <IconButton
            icon={Copy}
            label={t('action.duplicate')}
            onClick={() => onChange(duplicateSymbolLayer(value, selected))}
          />
          {/* The button does nothing for the last layer, but pressing it shows the reason. */}
          <span onClick={top === 0 ? remove : undefined}>
            <IconButton
              icon={Trash2}
              label={t('action.delete')}
              title={top === 0 ? lastLayer : undefined}
              onClick={remove}
              unavailable={top === 0}
            />
          </span>
          <IconButton
            icon={ArrowUp}
            label={t('action.move-up')}
            onClick={() => move(1)}
            unavailable={selected === top}
          />
          <IconButton
            icon={ArrowDown}
            label={t('action.move-down')}
            onClick={() => move(-1)}
            unavailable={selected === 0}
          />
        </div>
      )}
      <span className={top === 0 ? 'gep-note' : 'gep-visually-hidden'} role="status">
        {note.on === value && note.text}
      </span>
    </>
  );
}
