import type { Field, Scheme } from '@gep/map-engine/model';
import { Select } from '../input';
import { useWords } from '../message';
import { fieldsFor } from './style-columns';
import type { ChosenFields } from './style-columns';

export interface ColumnChoiceProps {
  readonly scheme: Scheme;
  /** The fields of the layer. */
  readonly own: readonly Field[];
  readonly chosen: ChosenFields;
  readonly onChange: (chosen: ChosenFields) => void;
}

/** A list of the layer's fields for each field that the layer does not have. */
export function ColumnChoice({ scheme, own, chosen, onChange }: ColumnChoiceProps) {
  const { t } = useWords();
  return (
    <>
      <p className="gep-hint" role="status">
        {t('style-file.fields')}
      </p>
      <table className="gep-losses" aria-label={t('style-file.fields')}>
        <thead>
          <tr>
            <th scope="col">{t('style-file.their-field')}</th>
            <th scope="col">{t('style-file.own-field')}</th>
          </tr>
        </thead>
        <tbody>
          {[...chosen].map(([name, field]) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
              </td>
              <td>
                <Select
                  label={t('style-file.field-for', { name })}
                  value={field?.name ?? null}
                  placeholder={t('style-file.choose-field')}
                  options={fieldsFor(scheme, name, own).map((one) => ({ value: one.name, label: one.name }))}
                  onChange={(next) =>
                    onChange(new Map(chosen).set(name, own.find((one) => one.name === next) ?? null))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
