import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** An entry of the tree; with a reason it cannot be chosen. */
export interface TreeEntry<K extends string> {
  readonly value: K;
  readonly label: string;
  readonly disabledReason?: string | null;
}

export interface TreeGroup<K extends string> {
  readonly label: string;
  readonly entries: readonly TreeEntry<K>[];
}

export interface SchemeTreeProps<K extends string> {
  readonly label: string;
  readonly groups: readonly TreeGroup<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
}

/** Kinds of schemes in groups. A group selects its first entry that can be chosen. Arrow keys walk. */
export function SchemeTree<K extends string>({ label, groups, value, onChange }: SchemeTreeProps<K>) {
  const tree = useRef<HTMLUListElement>(null);

  const choose = (entry: TreeEntry<K> | undefined) => {
    if (entry && !entry.disabledReason && entry.value !== value) onChange(entry.value);
  };
  const chooseGroup = (group: TreeGroup<K>) => {
    if (group.entries.some((entry) => entry.value === value)) return;
    choose(group.entries.find((entry) => !entry.disabledReason));
  };
  const onKeyDown = (event: KeyboardEvent, take: () => void) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const here = items.indexOf(event.currentTarget as HTMLElement);
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
    if (target !== undefined) items[target]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') take();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ul ref={tree} className="gep-tree" role="tree" aria-label={label}>
      {groups.map((group) => (
        <li
          key={group.label}
          role="treeitem"
          aria-label={group.label}
          aria-expanded
          aria-selected={false}
          tabIndex={-1}
          onKeyDown={(event) =>
            event.target === event.currentTarget && onKeyDown(event, () => chooseGroup(group))
          }
        >
          <div className="gep-tree-item gep-tree-group" onClick={() => chooseGroup(group)}>
            {group.label}
          </div>
          <ul role="group">
            {group.entries.map((entry) => (
              <li
                key={entry.value}
                role="treeitem"
                aria-selected={entry.value === value}
                aria-disabled={Boolean(entry.disabledReason)}
                aria-label={entry.disabledReason ? `${entry.label}: ${entry.disabledReason}` : entry.label}
                title={entry.disabledReason ?? undefined}
                tabIndex={entry.value === value ? 0 : -1}
                onKeyDown={(event) => onKeyDown(event, () => choose(entry))}
              >
                <div
                  className="gep-tree-item"
                  aria-disabled={Boolean(entry.disabledReason)}
                  onClick={() => choose(entry)}
                >
                  {entry.label}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
