import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { stepByKey } from '../input';

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
  /** The kind of the scheme, marked while another page than its own is shown. */
  readonly current?: K;
  readonly onChange: (value: K) => void;
}

/**
 * Kinds of schemes in groups. A group selects its first entry that can be chosen. Up and down walk all items,
 * left and right between a group and its entries; Enter and space choose.
 */
export function SchemeTree<K extends string>({
  label,
  groups,
  value,
  current,
  onChange,
}: SchemeTreeProps<K>) {
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  /** The item that the Tab key stops at, `g` and `e` with their places; null: the chosen one. */
  const [stop, setStop] = useState<string | null>(null);

  const choose = (entry: TreeEntry<K> | undefined) => {
    if (entry && !entry.disabledReason && entry.value !== value) onChange(entry.value);
  };
  const items = groups.flatMap((group, g) => [
    {
      key: `${g}`,
      level: 1,
      label: group.label,
      place: [g + 1, groups.length],
      chosen: false,
      current: false,
      reason: null,
      take: () => choose(group.entries.find((entry) => !entry.disabledReason)),
    },
    ...group.entries.map((entry, e) => ({
      key: `${g}.${e}`,
      level: 2,
      label: entry.label,
      place: [e + 1, group.entries.length],
      chosen: entry.value === value,
      current: entry.value === current,
      reason: entry.disabledReason ?? null,
      take: () => choose(entry),
    })),
  ]);
  const tabbed = stop ?? items.find((item) => item.chosen)?.key;

  const onKeyDown = (event: KeyboardEvent, here: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { level, take } = items[here];
    const group = items.slice(0, here).findLastIndex((item) => item.level === 1);
    const sideways = { ArrowRight: level === 1 ? here + 1 : here, ArrowLeft: level === 1 ? here : group };
    const target = sideways[event.key as keyof typeof sideways] ?? stepByKey(event.key, here, items.length);
    if (target !== undefined) (tree.current?.children[target] as HTMLElement | undefined)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') take();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={tree}
        className="gep-tree"
        role="tree"
        aria-label={label}
        onBlur={(event) => !tree.current?.contains(event.relatedTarget) && setStop(null)}
      >
        {items.map((item, i) => (
          <div
            key={item.key}
            role="treeitem"
            className="gep-tree-item"
            aria-level={item.level}
            aria-posinset={item.place[0]}
            aria-setsize={item.place[1]}
            aria-expanded={item.level === 1 || undefined}
            aria-selected={item.chosen}
            aria-current={item.current || undefined}
            aria-disabled={item.reason ? true : undefined}
            aria-describedby={item.reason ? `${id}${item.key}` : undefined}
            title={item.reason ?? undefined}
            tabIndex={item.key === tabbed ? 0 : -1}
            onFocus={() => setStop(item.key)}
            onClick={item.take}
            onKeyDown={(event) => onKeyDown(event, i)}
          >
            {item.label}
          </div>
        ))}
      </div>
      {items.map(
        ({ key, reason }) =>
          reason && (
            <span key={key} id={`${id}${key}`} hidden>
              {reason}
            </span>
          ),
      )}
    </>
  );
}
