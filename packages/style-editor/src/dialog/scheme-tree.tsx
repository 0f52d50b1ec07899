import { Fragment, useRef } from 'react';
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
  const tree = useRef<HTMLDivElement>(null);

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
    if (event.altKey) return;
    if (target !== undefined) items[target]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') take();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={tree} className="gep-tree" role="tree" aria-label={label}>
      {groups.map((group) => (
        <Fragment key={group.label}>
          <div
            role="treeitem"
            className="gep-tree-item"
            aria-level={1}
            aria-expanded
            aria-selected={false}
            tabIndex={-1}
            onClick={() => chooseGroup(group)}
            onKeyDown={(event) => onKeyDown(event, () => chooseGroup(group))}
          >
            {group.label}
          </div>
          {group.entries.map((entry) => (
            <div
              key={entry.value}
              role="treeitem"
              className="gep-tree-item"
              aria-level={2}
              aria-selected={entry.value === value}
              aria-disabled={entry.disabledReason ? true : undefined}
              title={entry.disabledReason ?? undefined}
              tabIndex={entry.value === value ? 0 : -1}
              onClick={() => choose(entry)}
              onKeyDown={(event) => onKeyDown(event, () => choose(entry))}
            >
              {entry.label}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
