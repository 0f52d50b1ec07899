import type { MapSymbol } from '@gep/map-engine/model';
import { moveSymbolLayer, toggleSymbolLayer } from '@gep/map-engine/symbol';
import { Eye, EyeOff, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton, useReadOnly } from '../input';
import { useWords } from '../message';
import { LayerPreview } from './layer-preview';
import { useRowDrag } from './use-row-drag';
import { useFieldPath } from '../field';

export interface StackListProps<S extends MapSymbol> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  /** Index of the layer whose properties are shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Puts a layer one place up (1) or down (-1). */
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** The layers of a symbol, with the topmost on the map first. */
export function StackList<S extends MapSymbol>(props: StackListProps<S>) {
  const { value, onChange, selected, onSelect, onMove, onRemove } = props;
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const path = useFieldPath('layers');
  // The focus goes along with a layer that is moved by keys, and to the next one after a deleted one.
  const keyed = useRef(false);
  const count = value.layers.length;
  const top = count - 1;
  const readOnly = useReadOnly();
  const drag = useRowDrag(readOnly ? 1 : count, (from, to) =>
    onChange(moveSymbolLayer(value, top - from, top - to)),
  );

  useEffect(() => {
    const rows = list.current;
    const picked = rows?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!rows || !picked) return;
    if (rows.scrollHeight > rows.clientHeight) picked.scrollIntoView({ block: 'nearest' });
    const focused = document.activeElement;
    if (keyed.current && (focused === document.body || rows.contains(focused))) picked.focus();
    keyed.current = false;
  }, [selected, count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (readOnly && (by === 0 || event.altKey)) return;
    if (by !== 0 && event.altKey) onMove(by);
    else if (by !== 0) onSelect(Math.max(0, Math.min(top, selected + by)));
    else if (event.key === 'Delete') onRemove();
    else return;
    keyed.current = true;
    event.preventDefault();
  };

  return (
    <ul ref={list} className="gep-stack" aria-label={t('group.layers')}>
      {value.layers
        .map((layer, index) => {
          const row = top - index;
          const name = `${index + 1} ${t(`kind.${layer.kind}`)}`;
          return (
            <li
              key={index}
              className="gep-stack-row"
              data-selected={index === selected || undefined}
              data-hidden={!layer.visible || undefined}
              data-dragged={drag.dragged === row || undefined}
              style={drag.styleOf(row)}
              onPointerDown={(event) => drag.onPointerDown(event, row)}
            >
              {!readOnly && (
                <span className="gep-stack-grip" data-grip aria-hidden title={t('stack.drag')}>
                  <GripVertical size={16} />
                </span>
              )}
              <button
                type="button"
                className="gep-stack-pick"
                aria-label={name}
                aria-pressed={index === selected}
                aria-keyshortcuts={`ArrowUp ArrowDown${readOnly ? '' : ' Alt+ArrowUp Alt+ArrowDown Delete'}`}
                title={name}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => onSelect(index)}
                onKeyDown={onKeyDown}
              >
                <LayerPreview kind={value.kind} layer={layer} />
              </button>
              {readOnly ? (
                !layer.visible && <EyeOff size={16} role="img" aria-label={t('classes.part-hidden')} />
              ) : (
                <IconButton
                  at={`${path}[${index}].visible`}
                  icon={layer.visible ? Eye : EyeOff}
                  label={`${t(layer.visible ? 'action.hide' : 'action.show')} ${name}`}
                  onClick={() => onChange(toggleSymbolLayer(value, index))}
                />
              )}
            </li>
          );
        })
        .reverse()}
    </ul>
  );
}
