import { IconButton, Slider } from '@gep/style-editor/controls';
import { Eye, EyeOff, GripVertical, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { entryName } from './layer-entries';
import type { LayerEntry } from './layer-entries';
import css from './layers.module.css';

interface LayerRowProps {
  readonly entry: LayerEntry;
  /** The last line cannot be taken away. */
  readonly only: boolean;
  readonly dragged: boolean;
  readonly style: CSSProperties | undefined;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onChoose: () => void;
  readonly onVisible: (visible: boolean) => void;
  readonly onOpacity: (opacity: number) => void;
  /** By lines, up is negative. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** A slider moves faster than the address of a page may change. */
const settleMs = 150;

/** A result of the list: whether and how it is drawn, and its way up, down and away. */
export function LayerRow({ entry, only, dragged, style, onPointerDown, ...on }: LayerRowProps) {
  const { t } = useTranslation();
  const { item, name, detail } = entry;
  const full = entryName(entry);
  const [opacity, setOpacity] = useState(item.opacity);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settle.current), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && event.altKey) on.onMove(by);
    else if (event.key === 'Delete' && !only) on.onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={css.row}
      data-chosen={item.of === null}
      data-hidden={!item.visible}
      data-dragged={dragged}
      style={style}
      onPointerDown={(event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (!target?.closest('input')) onPointerDown(event);
      }}
    >
      <span className={css.grip} data-grip aria-hidden title={t('map.layers.drag')}>
        <GripVertical size={16} />
      </span>
      <IconButton
        icon={item.visible ? Eye : EyeOff}
        label={t(item.visible ? 'map.layers.hide' : 'map.layers.show', { name: full })}
        onClick={() => on.onVisible(!item.visible)}
      />
      <button
        type="button"
        className={css.pick}
        aria-pressed={item.of === null}
        aria-label={full}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        title={full}
        onClick={on.onChoose}
        onKeyDown={onKeyDown}
      >
        <span>{name}</span>
        <small>{detail}</small>
      </button>
      <span className={css.opacity}>
        <Slider
          label={t('map.layers.opacity', { name: full })}
          {...{ min: 0, max: 1, step: 0.05, value: opacity }}
          valueText={`${Math.round(100 * opacity)} %`}
          onChange={(next) => {
            setOpacity(next);
            clearTimeout(settle.current);
            settle.current = setTimeout(() => on.onOpacity(next), settleMs);
          }}
        />
      </span>
      <IconButton
        icon={X}
        label={t('map.layers.remove', { name: full })}
        disabled={only}
        onClick={on.onRemove}
      />
    </li>
  );
}
