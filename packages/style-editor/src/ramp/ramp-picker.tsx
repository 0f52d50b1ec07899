import { sampleRamp, toRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Popup } from '../input';
import { useWords } from '../message';
import { RampPreview } from '../preview';
import { useSafety } from './color-safety-note';
import { RampList } from './ramp-list';

export interface RampPickerProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: Ramp;
  readonly onChange: (ramp: Ramp) => void;
  /** Draws all ramps in that direction. */
  readonly reverse?: boolean;
  /** Number of classes, 1 and more: ramps are shown in as many steps and judged by them; absent: continuous. */
  readonly classes?: number;
  readonly disabled?: boolean;
  /** Present: the list offers a ramp of one's own. */
  readonly onEdit?: () => void;
}

/** The ramp in use, as a button that opens the list of all. */
export const RampPicker = memo(function RampPicker(props: RampPickerProps) {
  const { id, label, value, onChange, reverse = false, classes, disabled, onEdit } = props;
  const { t } = useWords();
  const title = label ?? t('field.ramp');
  const name = value.name || t('ramp.custom');
  const { alike, text } = useSafety(
    useMemo(() => (classes ? sampleRamp(value, classes) : []), [value, classes]),
  );
  return (
    <Popup
      label={title}
      edge="end"
      button={{
        id,
        className: 'gep-control gep-select',
        'aria-label': `${title}: ${name}`,
        'aria-description': alike ? text : undefined,
        title: alike ? `${name}\n${text}` : name,
        disabled,
        children: (
          <>
            <span className="gep-select-value">
              <RampPreview ramp={value} reverse={reverse} classes={classes} />
            </span>
            {alike && <TriangleAlert size={14} className="gep-safety-warning" aria-hidden />}
            <ChevronDown size={14} aria-hidden />
          </>
        ),
      }}
    >
      {(close) => (
        <RampList
          value={value}
          reverse={reverse}
          classes={classes}
          onPick={(ramp) => {
            close();
            onChange(toRamp(ramp));
          }}
          onEdit={
            onEdit &&
            (() => {
              close();
              onEdit();
            })
          }
        />
      )}
    </Popup>
  );
});
