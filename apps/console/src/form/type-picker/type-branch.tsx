import { Checkbox } from '@gep/style-editor/controls';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childrenOf, chosenState } from './type-tree';
import type { TypeNode } from './type-tree';
import css from './type-picker.module.css';

interface TypeBranchProps {
  /** Those that are shown. */
  readonly types: readonly TypeNode[];
  readonly type: TypeNode;
  readonly chosen: readonly string[];
  /** Everything is unfolded, e.g. while searching. */
  readonly unfolded: boolean;
  readonly onToggle: (value: string) => void;
}

/** A type and, unfolded, those below it. */
export function TypeBranch({ types, type, chosen, unfolded, onToggle }: TypeBranchProps) {
  const { t } = useTranslation();
  const state = chosenState(types, chosen, type.value);
  const [open, setOpen] = useState(state === 'some');
  const below = childrenOf(types, type.value);
  const shown = unfolded || open;
  return (
    <li>
      <div className={css.line}>
        {below.length > 0 ? (
          <button
            type="button"
            className={css.fold}
            aria-expanded={shown}
            aria-label={t('relation.unfold', { name: type.label })}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={14} strokeWidth={1.5} />
          </button>
        ) : (
          <span className={css.fold} />
        )}
        <Checkbox
          label={type.label}
          value={state === 'all'}
          mixed={state === 'some'}
          onChange={() => onToggle(type.value)}
        />
      </div>
      {shown && below.length > 0 && (
        <ul>
          {below.map((one) => (
            <TypeBranch key={one.value} type={one} {...{ types, chosen, unfolded, onToggle }} />
          ))}
        </ul>
      )}
    </li>
  );
}
