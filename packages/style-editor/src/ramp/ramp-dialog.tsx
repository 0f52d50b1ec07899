import { colorRamps, findRamp, toRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { DraftFrame, useEdits, usePreview } from '../editing';
import { useWords } from '../message';
import { patch } from '../state';
import { RampEditor } from './ramp-editor';

/** A ramp and what becomes of it. */
export interface RampDialogProps {
  /** Where editing starts; the name of a preset is not taken over. */
  readonly value: Ramp;
  /** Number of classes of the scheme, for the preview; absent: continuous only. */
  readonly classes?: number;
  /** OK was pressed: a ramp with its own name, without a name, or the preset whose colours it has. */
  readonly onApply: (ramp: Ramp) => void;
  /** Shows the ramp while it is edited; null: back to the value. */
  readonly onPreview?: (ramp: Ramp | null) => void;
  /** Closed without a ramp. */
  readonly onCancel: () => void;
}

/**
 * Editor of a ramp of one's own: a draft that OK hands over and cancel drops.
 * @example
 * <RampDialog value={ramp} classes={5} onApply={set} onCancel={close} />;
 */
export function RampDialog({ value, classes, onApply, onPreview, onCancel }: RampDialogProps) {
  const { t } = useWords();
  const control = useEdits<Ramp>(findRamp(value.name) ? patch(value, { name: '' }) : value);
  const ramp = patch(control.value, { name: control.value.name.trim() });
  usePreview(control.value === control.draft.applied ? null : control.value, onPreview);
  const taken = findRamp(ramp.name) !== undefined;
  const apply = () => {
    const preset = colorRamps.find(({ colors }) => colors.join() === ramp.colors.join());
    onApply(preset && ramp.name === '' ? toRamp(preset) : ramp);
  };
  return (
    <DraftFrame
      title={t('ramp.dialog')}
      width={524}
      height={600}
      control={control}
      footer={{ line: { text: taken ? t('ramp.name-taken') : null }, onCancel, onOk: apply, disabled: taken }}
    >
      <RampEditor value={control.value} onChange={control.edit} classes={classes} nameTaken={taken} />
    </DraftFrame>
  );
}
