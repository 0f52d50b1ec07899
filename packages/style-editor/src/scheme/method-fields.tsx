import { findRamp } from '@gep/map-engine/color';
import { classMethodRules, classMethods, rules } from '@gep/map-engine/model';
import type { Classification, LimitName } from '@gep/map-engine/model';
import type { BreakIntent } from '@gep/map-engine/scheme/edit';
import { ChoiceField, Field, FieldsOf, LimitField } from '../field';
import { NumberInput } from '../input';
import { useWords } from '../message';
import { choices } from '../symbol';

/** As the words have the widths. */
const intervalWords = ['1', '1/2', '1/3', '1/4'] as const;

export interface MethodFieldsProps {
  readonly value: Classification;
  readonly onChange: (part: BreakIntent) => void;
  /** Bounds of the number of classes. */
  readonly limit: LimitName;
}

/** Method and number of classes, or class width in standard deviations; for diverging ramps their middle. */
export function MethodFields({ value, onChange, limit }: MethodFieldsProps) {
  const words = useWords();
  const { t } = words;
  const { setBy } = classMethodRules[value.method];
  const diverging = findRamp(value.ramp.name)?.type === 'diverging';
  return (
    <FieldsOf at="classification">
      <ChoiceField
        at="method"
        label={t('field.method')}
        value={value.method}
        options={choices(words, 'method', classMethods)}
        onChange={(method) => method !== value.method && onChange({ method })}
      />
      {setBy === 'interval' ? (
        <ChoiceField
          at="interval"
          label={t('field.interval')}
          value={nearestInterval(value.interval)}
          options={intervalWords.map((word, value) => ({ value, label: t(`interval.${word}`) }))}
          onChange={(i) => onChange({ interval: rules.stddevIntervals[i] })}
        />
      ) : (
        <LimitField
          at="classes"
          label={t('field.classes')}
          limit={limit}
          value={value.classes}
          onChange={(classes) => onChange({ classes })}
        />
      )}
      {/* Two colours that part at a middle ask for one; methods that follow the data alone have none. */}
      {(diverging || value.pivot !== null) && setBy !== 'maximum' && (
        <Field at="pivot" label={t('field.pivot')}>
          {(id) => (
            <NumberInput
              id={id}
              value={value.pivot ?? NaN}
              placeholder={t('field.none')}
              step={1}
              onChange={(pivot) => onChange({ pivot })}
              onEmpty={() => value.pivot !== null && onChange({ pivot: null })}
            />
          )}
        </Field>
      )}
    </FieldsOf>
  );
}

function nearestInterval(interval: number): number {
  return rules.stddevIntervals.findIndex((offered) => Math.abs(offered - interval) < 1e-6);
}
