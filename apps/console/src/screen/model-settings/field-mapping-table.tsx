import type { InputSettings } from '@gep/api-client';
import { Select } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { columnsOf, mappingOf, sameColumn, samplesOf, unmappedCount } from './field-mapping';
import type { MappedField, RecordReport } from './field-mapping';
import css from './model-settings.module.css';

interface FieldMappingProps {
  fields: readonly MappedField[];
  report: RecordReport;
  /** What was chosen and not saved yet. */
  chosen: InputSettings['fields'] | undefined;
  disabled: boolean;
  onChoose: (key: string, column: string | null) => void;
}

/** The column of each field, with a few of its values; open while a field has none. */
export function FieldMapping({ fields, report, chosen, disabled, onChoose }: FieldMappingProps) {
  const { t } = useTranslation();
  const mapping = mappingOf(report, chosen);
  const missing = unmappedCount(fields, mapping);
  const [open, setOpen] = useState(missing > 0);
  const columns = columnsOf(report);
  return (
    <details
      className={css.classes}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={missing > 0 ? css.missing : undefined}>
        {missing > 0
          ? t('models.unmapped', { count: missing })
          : t('models.mapped', { count: fields.filter(({ key }) => mapping[key] != null).length })}
      </summary>
      <div className={css.scroll}>
        <table className={`${form.table} ${css.mapping}`}>
          <thead>
            <tr>
              <th scope="col">{t('models.field')}</th>
              <th scope="col">{t('models.column')}</th>
              <th scope="col">{t('models.samples')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => {
              const { key, name, hint, optional } = field;
              const column = mapping[key] ?? null;
              const other = sameColumn(fields, mapping, field);
              const lacks = column === null && !optional;
              const fault = other
                ? t('models.sameColumn', { first: other.name, second: name })
                : lacks && t('models.needsColumn');
              return (
                <tr key={key}>
                  <th scope="row">
                    {name}
                    {!optional && <span className={css.required}> *</span>}
                    {hint && <span className={css.hint}>{hint}</span>}
                  </th>
                  <td>
                    <Select
                      label={name}
                      disabled={disabled}
                      invalid={Boolean(fault)}
                      value={column ?? ''}
                      options={[
                        { value: '', label: t('models.noColumn') },
                        ...columns.map((one) => ({ value: one, label: one })),
                      ]}
                      onChange={(one) => onChoose(key, one === '' ? null : one)}
                    />
                    {fault && (
                      <span role="alert" className={css.failure}>
                        {fault}
                      </span>
                    )}
                  </td>
                  <td className={css.samples}>{samplesOf(report, column).slice(0, 3).join(', ') || '--'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
