import type { Distribution } from '@gep/api-client';
import { Field, NumberInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { namedNumbers } from '../../range/uncertain-number';
import css from './uncertainty.module.css';

interface DistributionFieldsProps {
  readonly distribution: Distribution;
  readonly unit: string;
  readonly onChange: (distribution: Distribution) => void;
}

/** The numbers of a distribution; a geometric deviation has no unit. */
export function DistributionFields({ distribution, unit, onChange }: DistributionFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={css.numbers}>
      {namedNumbers(distribution).map(([name, number]) => (
        <Field key={name} label={t(`range.numbers.${name}`)}>
          {(id) => (
            <NumberInput
              id={id}
              value={number}
              unit={name === 'gsd' ? undefined : unit}
              onChange={(next) => onChange({ ...distribution, [name]: next })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
