import { IconButton } from '@gep/style-editor/controls';
import { Eye, EyeOff, GripVertical, X } from 'lucide-react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../form/action-menu';
import type { MenuAction } from '../../../form/action-menu';
import css from './layers.module.css';

/** What all lines of the list can do. */
export interface LineProps {
  readonly dragged: boolean;
  readonly style: CSSProperties | undefined;
  readonly removable: boolean;
  /** What else can be done with the line. */
  readonly actions: readonly MenuAction[];
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPick: () => void;
  readonly onVisible: (visible: boolean) => void;
  /** By lines, up is negative. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

interface LineFrameProps extends LineProps {
  /** In full, for the names of the buttons. */
  readonly full: string;
  readonly visible: boolean;
  readonly inGroup?: boolean | undefined;
  /** Whether it is the chosen result; absent for lines that are not chosen. */
  readonly chosen?: boolean;
  readonly removeText: string;
  /** Name and description. */
  readonly words: ReactNode;
  /** Comes between the name and the buttons. */
  readonly children?: ReactNode;
}

/** A line of the list: its grip, eye and name, the way up, down and away. */
export function LineFrame(props: LineFrameProps) {
  const { full, visible, inGroup, chosen, removable, removeText, words, children, actions } = props;
  const { t } = useTranslation();
  return (
    <li
      className={css.row}
      data-chosen={chosen === true}
      data-hidden={!visible}
      data-member={inGroup === true}
      data-dragged={props.dragged}
      style={props.style}
      onPointerDown={(event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (!target?.closest('input')) props.onPointerDown(event);
      }}
    >
      <span className={css.grip} data-grip aria-hidden title={t('map.layers.drag')}>
        <GripVertical size={16} />
      </span>
      <IconButton
        icon={visible ? Eye : EyeOff}
        label={t(visible ? 'map.layers.hide' : 'map.layers.show', { name: full })}
        onClick={() => props.onVisible(!visible)}
      />
      <button
        type="button"
        className={css.pick}
        aria-pressed={chosen}
        aria-label={full}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        title={full}
        onClick={props.onPick}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (by !== 0 && event.altKey) props.onMove(by);
          else if (event.key === 'Delete' && removable) props.onRemove();
          else return;
          event.preventDefault();
        }}
      >
        {words}
      </button>
      {children}
      <ActionMenu label={t('map.layers.more', { name: full })} actions={actions} />
      <IconButton icon={X} label={removeText} disabled={!removable} onClick={props.onRemove} />
    </li>
  );
}
