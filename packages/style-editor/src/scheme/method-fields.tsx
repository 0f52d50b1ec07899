import { rules } from '@gep/map-engine/model';
import type { Classification, ClassMethod, LimitName } from '@gep/map-engine/model';
import { ChoiceField, LimitField } from '../field';
import { useWords } from '../message';

/** The methods of the specification, in its order. */
const methods = [
  'equal-interval',
  'quantile',
  'natural-breaks',
  'standard-deviation',
] as const satisfies readonly ClassMethod[];

const intervalWords = ['interval.1', 'interval.1/2', 'interval.1/3', 'interval.1/4'] as const;

export interface MethodFieldsProps {
  readonly value: Classification;
  readonly onChange: (part: Partial<Pick<Classification, 'method' | 'classes' | 'interval'>>) => void;
  /** Bounds of the number of classes. */
  readonly limit: LimitName;
}

/** Method and number of classes, or class width in standard deviations. */
export function MethodFields({ value, onChange, limit }: MethodFieldsProps) {
  const { t } = useWords();
  const others = methods.some((method) => method === value.method) ? [] : [value.method];
  return (
    <>
      <ChoiceField<ClassMethod>
        label={t('field.method')}
        value={value.method}
        options={[...methods, ...others].map((method) => ({ value: method, label: t(`method.${method}`) }))}
        onChange={(method) => method !== value.method && onChange({ method })}
      />
      {value.method === 'standard-deviation' ? (
        <ChoiceField
          label={t('field.interval')}
          value={nearestInterval(value.interval)}
          options={rules.stddevIntervals.map((_interval, i) => ({ value: i, label: t(intervalWords[i]) }))}
          onChange={(i) => onChange({ interval: rules.stddevIntervals[i] })}
        />
      ) : (
        <LimitField
          label={t('field.classes')}
          limit={limit}
          value={value.classes}
          onChange={(classes) => onChange({ classes })}
        />
      )}
    </>
  );
}

function nearestInterval(interval: number): number {
  return rules.stddevIntervals.findIndex((offered) => Math.abs(offered - interval) < 1e-6);
}
