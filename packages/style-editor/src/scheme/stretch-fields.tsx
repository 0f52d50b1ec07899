import { limits } from '@gep/map-engine/model';
import type { BandStatistics, Problem, StretchKind, StretchSettings } from '@gep/map-engine/model';
import { Field, LimitField } from '../field';
import { NumberInput } from '../input';
import { useWords } from '../message';
import { setClip } from '../state';

export interface StretchFieldsProps<S extends StretchSettings> {
  readonly value: S;
  readonly onChange: (value: S, key?: string) => void;
  readonly statistics: BandStatistics | null;
  readonly onProblem: (problem: Problem | null) => void;
}

/** The numbers of the chosen stretch type. */
export function StretchFields<S extends StretchSettings>(props: StretchFieldsProps<S>) {
  const { value, onChange, statistics, onProblem } = props;
  const { t } = useWords();
  const set = (part: Partial<StretchSettings>) => onChange({ ...value, ...part }, Object.keys(part).join());
  const clip = (part: { minClip?: number; maxClip?: number }) => {
    const { scheme, problem } = setClip(value, part);
    onChange(scheme, 'clip');
    // After the change, which clears the note of the edit before.
    onProblem(problem);
  };
  const ends = () => (
    <>
      <EndField
        label={t('field.min')}
        value={value.min ?? statistics?.min ?? 0}
        onChange={(min) => set({ min })}
      />
      <EndField
        label={t('field.max')}
        value={value.max ?? statistics?.max ?? 0}
        onChange={(max) => set({ max })}
      />
    </>
  );
  const fields = {
    'min-max': ends,
    'standard-deviation': () => (
      <LimitField
        label={t('field.stddev-number')}
        limit="stddevNumber"
        value={value.stddevNumber}
        onChange={(stddevNumber) => set({ stddevNumber })}
      />
    ),
    'percent-clip': () => (
      <>
        <LimitField
          label={t('field.min-clip')}
          limit="clipPercentage"
          value={value.minClip}
          onChange={(minClip) => clip({ minClip })}
        />
        <LimitField
          label={t('field.max-clip')}
          limit="clipPercentage"
          value={value.maxClip}
          onChange={(maxClip) => clip({ maxClip })}
        />
      </>
    ),
    'histogram-equalization': () => null,
    none: () => null,
    sigmoid: ends,
    logarithmic: ends,
    'square-root': ends,
  } satisfies Record<StretchKind, () => unknown>;
  return fields[value.stretch]();
}

/** An end of the range in the band's unit: no bounds but those of numbers. */
function EndField(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, onChange } = props;
  return (
    <Field label={label}>
      {(id) => <NumberInput id={id} value={value} onChange={onChange} step={limits.byteBreak.step} />}
    </Field>
  );
}
