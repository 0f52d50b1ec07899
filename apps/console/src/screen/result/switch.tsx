import css from './result.module.css';

interface SwitchProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    /** Why it cannot be chosen; null when it can. */
    readonly disabled: string | null;
  }[];
  readonly onChange: (value: V) => void;
}

/** One out of two or three that stand side by side. */
export function Switch<V extends string | number>({ label, value, options, onChange }: SwitchProps<V>) {
  return (
    <div className={css.switch} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.disabled ?? undefined}>
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            disabled={option.disabled !== null}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
