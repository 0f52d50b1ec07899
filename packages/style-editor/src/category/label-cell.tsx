import { useState } from 'react';
import { useReadOnly } from '../input';

export interface LabelCellProps {
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  readonly tabIndex: 0 | -1;
  readonly onChange: (value: string) => void;
}

/**
 * An editable label. What an input method composes is handed over when it is done; Escape takes back what was typed
 * since the cell was entered.
 */
export function LabelCell({ name, value, placeholder, tabIndex, onChange }: LabelCellProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const [entered, setEntered] = useState(value);
  return (
    <input
      className="gep-cell-input"
      aria-label={name}
      placeholder={placeholder}
      tabIndex={tabIndex}
      readOnly={useReadOnly()}
      value={composed ?? value}
      title={value}
      onFocus={() => setEntered(value)}
      onChange={(event) => {
        const text = event.target.value;
        if ((event.nativeEvent as InputEvent).isComposing) setComposed(text);
        else onChange(text);
      }}
      onCompositionEnd={(event) => {
        setComposed(null);
        onChange(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) event.stopPropagation();
        else if (event.key === 'Escape' && value !== entered) {
          event.stopPropagation();
          onChange(entered);
        }
      }}
    />
  );
}
