import { insertColor, interpolateHex, rampLength, sampleRamp } from '@gep/map-engine/color';
import type { Eyes } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { useMemo, useState } from 'react';
import { Field } from '../field';
import { ColorPanel, NumberInput, TextInput } from '../input';
import { useWords } from '../message';
import { RampPreview } from '../preview';
import { patch } from '../state';
import { ColorSafetyNote } from './color-safety-note';
import { VisionChoice, visionOf } from './vision-choice';
import { RampPicker } from './ramp-picker';
import { RampStops } from './ramp-stops';
import { RampText } from './ramp-text';

export interface RampEditorProps {
  readonly value: Ramp;
  readonly onChange: (ramp: Ramp) => void;
  readonly classes?: number;
  readonly nameTaken: boolean;
}

/** Evenly spaced colours of a ramp: in order, one by one in a picker, as a whole, as text. */
export function RampEditor({ value, onChange, classes, nameTaken }: RampEditorProps) {
  const { t } = useWords();
  const { colors } = value;
  const [chosen, setChosen] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('normal');
  const selected = Math.min(chosen, colors.length - 1);
  const vision = visionOf(eyes);
  const ramp = useMemo(() => ({ name: '', colors }), [colors]);
  const judged = useMemo(() => (classes ? sampleRamp(colors, classes) : colors), [colors, classes]);
  // Counts on the way to another one ("3" before "31") must not cost colours.
  const [counted, setCounted] = useState({ from: colors, made: colors });
  const setCount = (count: number) => {
    const from = counted.made.join() === colors.join() ? counted.from : colors;
    const made = count === from.length ? from : interpolateHex(from, count);
    setCounted({ from, made });
    edit(made, 0);
  };
  const edit = (next: readonly string[], index = selected) => {
    setChosen(index);
    if (next !== colors) onChange(patch(value, { colors: next }));
  };
  const addAt = (share: number) => {
    const index = Math.min(colors.length - 1, 1 + Math.floor(share * (colors.length - 1)));
    edit(insertColor(colors, index), index);
  };
  return (
    <div className="gep-panel gep-ramp-editor">
      <div className="gep-ramp-bar">
        <span className="gep-muted">{t('ramp.eyes')}</span>
        <VisionChoice value={eyes} onChange={setEyes} />
      </div>
      <div className="gep-ramp-strips">
        <span
          className="gep-ramp-add"
          title={t('ramp.add')}
          onPointerDown={(event) => {
            const { left, width } = event.currentTarget.getBoundingClientRect();
            addAt((event.clientX - left) / width);
          }}
        >
          <RampPreview ramp={ramp} vision={vision} />
        </span>
        {classes !== undefined && <RampPreview ramp={ramp} classes={classes} vision={vision} />}
        <ColorSafetyNote colors={judged} />
      </div>
      <RampStops colors={colors} selected={selected} onSelect={setChosen} onChange={edit} />
      <div className="gep-ramp-columns">
        <ColorPanel
          key={selected}
          value={colors[selected]}
          onChange={(color) => edit(colors.with(selected, color))}
        />
        <div className="gep-group">
          <Field label={t('ramp.start')}>
            {(id) => (
              <RampPicker
                id={id}
                label={t('ramp.start')}
                value={ramp}
                onChange={(start) => edit(start.colors, 0)}
              />
            )}
          </Field>
          <div className="gep-grid">
            <Field label={t('ramp.name')}>
              {(id) => (
                <TextInput
                  id={id}
                  value={value.name}
                  placeholder={t('ramp.name-free')}
                  invalid={nameTaken}
                  onChange={(name) => onChange(patch(value, { name }))}
                />
              )}
            </Field>
            <Field label={t('ramp.count')}>
              {(id) => (
                <NumberInput
                  id={id}
                  value={colors.length}
                  {...rampLength}
                  step={1}
                  integer
                  onChange={setCount}
                />
              )}
            </Field>
          </div>
          <RampText colors={colors} onChange={(next) => edit(next, 0)} />
        </div>
      </div>
    </div>
  );
}
