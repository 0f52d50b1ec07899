import { formState } from '@gep/api-client';
import type { FormState, ReportSummary } from '@gep/api-client';
import { Checkbox, Segmented, Select, TextInput } from '@gep/style-editor/controls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import css from './collection.module.css';
import { isOverdue } from './form-work';

/** Which forms are listed. */
export interface FormFilter {
  readonly state: FormState | 'ALL';
  readonly overdueOnly: boolean;
  /** Id of the department; empty: all. */
  readonly userId: string;
  /** Part of a name. */
  readonly text: string;
}

export const noFilter: FormFilter = { state: 'ALL', overdueOnly: false, userId: '', text: '' };

/** The forms of a filter, for which `textOf` says what is searched. */
export function filteredForms(
  forms: readonly ReportSummary[],
  filter: FormFilter,
  now: Date,
  textOf: (form: ReportSummary) => string,
): ReportSummary[] {
  const wanted = filter.text.trim().toLowerCase();
  return forms.filter(
    (form) =>
      (filter.state === 'ALL' || form.formState === filter.state) &&
      (!filter.overdueOnly || isOverdue(form, now)) &&
      (filter.userId === '' || form.userId === filter.userId) &&
      (wanted === '' || textOf(form).toLowerCase().includes(wanted)),
  );
}

interface FormFilterBarProps {
  readonly forms: readonly ReportSummary[];
  readonly filter: FormFilter;
  readonly now: Date;
  readonly isOwner: boolean;
  readonly onChange: (change: Partial<FormFilter>) => void;
}

/** Chooses the forms that are listed, with how many there are in each state. */
export function FormFilterBar({ forms, filter, now, isOwner, onChange }: FormFilterBarProps) {
  const { t } = useTranslation();
  const departments = useMemo(
    () => [...new Map(forms.map(({ userId, deptName }) => [userId, deptName]))],
    [forms],
  );
  const overdue = forms.filter((form) => isOverdue(form, now)).length;
  const countOf = (state: FormFilter['state']): number =>
    state === 'ALL' ? forms.length : forms.filter((form) => form.formState === state).length;
  return (
    <div className={css.filter}>
      <span className={css.states}>
        <Segmented
          label={t('collection.list.filter')}
          value={filter.state}
          options={(['ALL', ...formState.options] as const).map((value) => ({
            value,
            label: t('collection.list.count', {
              name: value === 'ALL' ? t('collection.list.all') : t(`collection.state.${value}`),
              count: countOf(value),
            }),
          }))}
          onChange={(state) => onChange({ state })}
        />
      </span>
      {(overdue > 0 || filter.overdueOnly) && (
        <Checkbox
          label={t('collection.list.overdueOnly', { count: overdue })}
          value={filter.overdueOnly}
          onChange={(overdueOnly) => onChange({ overdueOnly })}
        />
      )}
      {isOwner && (
        <>
          <span className={css.choice}>
            <Select
              label={t('collection.list.department')}
              value={filter.userId}
              options={[
                { value: '', label: t('collection.list.allDepartments') },
                ...departments.map(([value, label]) => ({ value, label })),
              ]}
              onChange={(userId) => onChange({ userId })}
            />
          </span>
          <span className={css.choice}>
            <TextInput
              label={t('collection.list.search')}
              placeholder={t('collection.list.search')}
              value={filter.text}
              onChange={(text) => onChange({ text })}
            />
          </span>
        </>
      )}
    </div>
  );
}
