import { useWords } from '../message';
import { useRoving } from './use-roving';

/** A group of public styles, or all of them. */
export interface GroupEntry {
  /** Null: all groups. */
  readonly id: string | null;
  readonly name: string;
  /** Styles in it that are searched for. */
  readonly count: number;
}

export interface GroupListProps {
  readonly groups: readonly GroupEntry[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Groups of the public library; arrows walk and choose. */
export function GroupList({ groups, value, onChange }: GroupListProps) {
  const { t } = useWords();
  const { ref, onKeyDown } = useRoving<HTMLDivElement>((index) => onChange(groups[index].id));
  return (
    <div
      ref={ref}
      className="gep-tree"
      role="listbox"
      aria-label={t('library.groups')}
      aria-busy={groups.length === 0}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ id, name, count }) => (
        <button
          key={id ?? ''}
          type="button"
          role="option"
          className="gep-tree-item gep-group-button"
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
          title={name}
          onClick={() => onChange(id)}
        >
          <span>{name}</span>
          <span className="gep-muted">{count}</span>
        </button>
      ))}
    </div>
  );
}
