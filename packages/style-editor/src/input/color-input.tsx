import { useWords } from '../message';
import { ColorPanel } from './color-panel';
import { Popup } from './popup';
import { readColor } from './read-color';
import { Swatch } from './swatch';

export interface ColorInputProps {
  readonly id?: string;
  readonly label: string;
  /** '#rrggbb' or '#rrggbbaa'; null means no colour. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** Only the swatch, for table cells. */
  readonly compact?: boolean;
  /** -1 leaves it out of the tab order, for rows that are walked with arrows. */
  readonly tabIndex?: 0 | -1;
  /** Colours offered in the picker, e.g. those of the ramp in use. */
  readonly palette?: readonly string[];
}

/** A colour with a picker in a popover. The colour follows every move; Escape closes and keeps it, undo takes it back. */
export function ColorInput(props: ColorInputProps) {
  const { id, label, value, onChange, disabled, compact = false, tabIndex, palette } = props;
  const { t } = useWords();
  return (
    <Popup
      label={label}
      button={{
        id,
        className: compact ? 'gep-cell-button' : 'gep-control gep-color',
        'aria-label': `${label}: ${value ?? t('field.none')}`,
        title: label,
        tabIndex,
        disabled,
        children: (
          <>
            <Swatch color={value} />
            {!compact && <span className="gep-select-value">{value ?? t('field.none')}</span>}
          </>
        ),
      }}
    >
      {() => <ColorPanel value={readColor(value ?? '') ?? '#ffffff'} onChange={onChange} palette={palette} />}
    </Popup>
  );
}
