import type { ParameterDefinition, TableRow } from '@gep/api-client';
import { Button, Checkbox, NumberInput, Select, TextInput } from '@gep/style-editor/controls';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import form from '../../form/form.module.css';
import { useLocalText, useUnitText } from '../../message/local-text';
import { comparableOf, currentOf, priceOf } from './parameter-value';
import css from './model-settings.module.css';
import { useEcosystemTypes } from './use-ecosystem-types';

interface ParameterTableProps {
  definition: Extract<ParameterDefinition, { kind: 'table' }>;
  label: string;
  help?: string;
  rows: readonly TableRow[];
  disabled: boolean;
  onChange: (rows: TableRow[]) => void;
}

/** A table parameter: rows can be added, edited and, when selected, deleted down to the fewest allowed. */
export function ParameterTable({ definition, label, help, rows, disabled, onChange }: ParameterTableProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const unit = useUnitText();
  const types = useEcosystemTypes();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const { keyColumn, keyedBy, columns, minRows } = definition;
  const used = rows.map((row) => String(row[keyColumn.key]));
  const setCell = (index: number, key: string, cell: TableRow[string]) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [key]: cell } : row)));
  const add = () => {
    const free = types.find(({ value }) => !used.includes(value));
    const key = keyedBy === 'ecosystem-type' ? Number(free?.value ?? 1) : '';
    onChange([...rows, Object.fromEntries([[keyColumn.key, key], ...columns.map((c) => [c.key, c.min])])]);
  };
  const remove = () => {
    if (picked.size === 0) return void toast.info(t('models.pickRows'));
    if (rows.length - picked.size < minRows)
      return void toast.warning(t('models.minRows', { count: minRows }));
    onChange(rows.filter((_row, index) => !picked.has(index)));
    setPicked(new Set());
  };
  const pick = (index: number, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(index);
    else next.delete(index);
    setPicked(next);
  };
  return (
    <section className={css.tableParameter} aria-label={label}>
      <header className={css.inputHead}>
        <h3>{label}</h3>
        {help && <span className={css.muted}>{help}</span>}
        <span className={css.spring} />
        {!disabled && (
          <>
            <Button look="text" onClick={add}>
              <Plus size={16} strokeWidth={1.5} />
              {t('models.addRow')}
            </Button>
            <Button look="text" onClick={remove}>
              {t('models.deleteRows')}
            </Button>
          </>
        )}
      </header>
      <div className={css.scroll}>
        <table className={form.table}>
          <thead>
            <tr>
              <th scope="col" className={css.pick} aria-label={t('models.pick')} />
              <th scope="col" className={css.key}>
                {text(keyColumn.name)}
              </th>
              {columns.map((column) => (
                <th scope="col" key={column.key} className={form.number}>
                  {text(column.name)} <span className={css.muted}>{unit(column.unit)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td className={css.pick}>
                  <Checkbox
                    bare
                    label={`${t('models.pick')} ${index + 1}`}
                    disabled={disabled}
                    value={picked.has(index)}
                    onChange={(on) => pick(index, on)}
                  />
                </td>
                <td>
                  {keyedBy === 'ecosystem-type' ? (
                    <Select
                      label={`${text(keyColumn.name)} ${index + 1}`}
                      disabled={disabled}
                      value={String(row[keyColumn.key])}
                      options={types.map((type) => ({
                        ...type,
                        disabled: used.includes(type.value) && type.value !== String(row[keyColumn.key]),
                      }))}
                      onChange={(value) => setCell(index, keyColumn.key, Number(value))}
                    />
                  ) : (
                    <TextInput
                      label={`${text(keyColumn.name)} ${index + 1}`}
                      disabled={disabled}
                      value={String(row[keyColumn.key] ?? '')}
                      onChange={(name) => setCell(index, keyColumn.key, name)}
                    />
                  )}
                </td>
                {columns.map((column) => (
                  <td key={column.key}>
                    <NumberInput
                      label={`${text(column.name)} ${index + 1}`}
                      invalid={isOutside(currentOf(row[column.key]), column)}
                      disabled={disabled}
                      value={currentOf(row[column.key]) ?? NaN}
                      onChange={(number) => {
                        const cell = column.price ? priceOf(number, comparableOf(row[column.key])) : number;
                        setCell(index, column.key, cell);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className={form.empty}>{t('models.noRows')}</p>}
      </div>
    </section>
  );
}

function isOutside(value: number | null, { min, max }: { min: number; max: number }): boolean {
  return value === null || value < min || value > max;
}
