import type { Ramp } from '@gep/map-engine/model';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton, ReadOnly, recentRamps, useEvent, useReadOnly } from '../input';
import { useWords } from '../message';
import { RampDialog } from './ramp-dialog';
import { RampPicker } from './ramp-picker';
import type { RampPickerProps } from './ramp-picker';

/** A ramp, its direction and its steps. */
export interface ColorRampSelectProps extends Omit<RampPickerProps, 'onEdit' | 'onChange'> {
  /** Absent: the ramp is shown read-only. */
  readonly onChange?: (ramp: Ramp) => void;
  /** Shows a ramp while it is made in its window; null: back to the value. */
  readonly onPreview?: (ramp: Ramp | null) => void;
  /** Present: a button beside turns the direction around. */
  readonly onReverse?: (reverse: boolean) => void;
}

/**
 * A preset ramp, found by name, type and colour-blind safety, or one of one's own made in a dialog.
 * @example
 * <ColorRampSelect label="Ramp" value={ramp} classes={5} onChange={set} />;
 */
export function ColorRampSelect({ onReverse, onPreview, ...props }: ColorRampSelectProps) {
  const { value, onChange, reverse = false, classes, disabled } = props;
  const { t } = useWords();
  const [editing, setEditing] = useState(false);
  const take = useEvent((ramp: Ramp) => {
    recentRamps.add(ramp);
    onChange?.(ramp);
  });
  const edit = useEvent(() => setEditing(true));
  const picker = <RampPicker {...props} onChange={take} onEdit={edit} />;
  return (
    <ReadOnly value={useReadOnly() || !onChange}>
      {onReverse ? (
        <span className="gep-clearable">
          {picker}
          <IconButton
            icon={ArrowLeftRight}
            label={t('action.reverse')}
            pressed={reverse}
            disabled={disabled}
            onClick={() => onReverse(!reverse)}
          />
        </span>
      ) : (
        picker
      )}
      {editing && (
        <RampDialog
          value={value}
          classes={classes}
          onPreview={onPreview}
          onCancel={() => setEditing(false)}
          onApply={(ramp) => {
            setEditing(false);
            take(ramp);
          }}
        />
      )}
    </ReadOnly>
  );
}
