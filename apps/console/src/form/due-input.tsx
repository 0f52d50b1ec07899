import { TextInput } from '@gep/style-editor/controls';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { dayOf, dueOf } from './due-day';
import css from './form.module.css';

interface DueInputProps {
  readonly id?: string;
  /** Accessible name where no label element points here. */
  readonly label?: string;
  readonly due: string | null;
  /** The field was left with another day: a year that is being typed is not a deadline yet. */
  readonly onChange: (due: string | null) => void;
  readonly disabled?: boolean;
}

/** The day of a deadline. */
export function DueInput({ id, label, due, onChange, disabled }: DueInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed !== dayOf(due)) onChange(dueOf(typed));
    setTyped(null);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLElement) target.blur();
  };
  return (
    <span className={(typed ?? dayOf(due)) === '' ? css.noDue : undefined} onKeyDown={onKeyDown}>
      <TextInput
        {...{ id, label, disabled }}
        type="date"
        value={typed ?? dayOf(due)}
        onChange={setTyped}
        onBlur={leave}
      />
    </span>
  );
}
