import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { pathOf } from './model-tree';
import type { ModelNode } from './model-tree';
import css from './model-cascader.module.css';

interface ModelCascaderProps {
  readonly nodes: readonly ModelNode[];
  /** Id of the chosen model. */
  readonly value: string | null;
  readonly onChange: (modelId: string) => void;
}

/** Picks a calculated model: groups, models and their parts in columns side by side. */
export function ModelCascader({ nodes, value, onChange }: ModelCascaderProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = value === null ? [] : pathOf(nodes, value);
  // Ids of the branches that are open, from the root.
  const [trail, setTrail] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const show = () => {
    flushSync(() => {
      setTrail(chosen.filter((node) => node.kind === 'branch').map((node) => node.id));
      setOpen(true);
    });
    (
      root.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? firstItem(root.current, 0)
    )?.focus();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (node: ModelNode, level: number) => {
    if (node.kind === 'branch') return setTrail([...trail.slice(0, level), node.id]);
    onChange(node.id);
    close();
  };
  const keys = (event: KeyboardEvent, node: ModelNode, level: number) => {
    const list = event.currentTarget.closest('[role="menu"]');
    const items = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
    const index = items.indexOf(event.currentTarget as HTMLElement);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => items[(index + 1) % items.length]?.focus(),
      ArrowUp: () => items[(index + items.length - 1) % items.length]?.focus(),
      Home: () => items[0]?.focus(),
      End: () => items.at(-1)?.focus(),
      ArrowRight: () => {
        if (node.kind !== 'branch') return;
        flushSync(() => pick(node, level));
        firstItem(root.current, level + 1)?.focus();
      },
      ArrowLeft: () => {
        if (level === 0) return;
        const parent = `[data-id="${CSS.escape(trail[level - 1])}"]`;
        root.current?.querySelector<HTMLElement>(parent)?.focus();
        setTrail(trail.slice(0, level - 1));
      },
      Escape: close,
      Tab: () => setOpen(false),
    };
    const move = moves[event.key];
    if (!move) return;
    if (event.key !== 'Tab') event.preventDefault();
    move();
  };

  const columns: (readonly ModelNode[])[] = [nodes];
  for (const id of trail) {
    const branch = columns.at(-1)?.find((node) => node.id === id);
    if (branch?.kind === 'branch') columns.push(branch.children);
  }
  const label = chosen.map((node) => node.name).join(' / ');
  return (
    <div className={css.cascader} ref={root}>
      <button
        ref={button}
        type="button"
        className="gep-control gep-select"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${t('result.model')}: ${label || t('result.chooseModel')}`}
        title={label}
        disabled={nodes.length === 0}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show();
        }}
      >
        <span className="gep-select-value">{label || t('result.chooseModel')}</span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {open && (
        <div className={css.columns}>
          {columns.map((column, level) => (
            <div key={level} role="menu" aria-label={t('result.model')} data-level={level}>
              {column.map((node) => {
                const checked = node.kind === 'leaf' && node.id === value;
                const Mark = node.kind === 'branch' ? ChevronRight : Check;
                return (
                  <button
                    key={node.id}
                    type="button"
                    data-id={node.id}
                    role={node.kind === 'leaf' ? 'menuitemradio' : 'menuitem'}
                    aria-checked={node.kind === 'leaf' ? checked : undefined}
                    aria-haspopup={node.kind === 'branch' ? 'menu' : undefined}
                    aria-expanded={node.kind === 'branch' ? trail[level] === node.id : undefined}
                    className={chosen.some(({ id }) => id === node.id) ? css.onPath : undefined}
                    onClick={() => pick(node, level)}
                    onKeyDown={(event) => keys(event, node, level)}
                  >
                    <span title={node.name}>{node.name}</span>
                    {(node.kind === 'branch' || checked) && <Mark size={16} strokeWidth={1.5} aria-hidden />}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function firstItem(root: HTMLElement | null, level: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-level="${level}"] button`) ?? null;
}
