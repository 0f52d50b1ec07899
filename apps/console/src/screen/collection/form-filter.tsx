import { formState } from '@gep/api-client';
import type { FormState, ResponseOf } from '@gep/api-client';
import { Checkbox, Segmented, Select, TextInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useAllDepartments } from '../department/use-all-departments';
import css from './collection.module.css';

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

/** Whether some forms may be left out. */
export function isFiltered({ state, overdueOnly, userId, text }: FormFilter): boolean {
  return state !== 'ALL' || overdueOnly || userId !== '' || text.trim() !== '';
}

interface FormFilterBarProps {
  /** How many there are without the filter. */
  readonly list: Pick<ResponseOf<'listReportForms'>, 'counts' | 'overdueCount'>;
  readonly filter: FormFilter;
  readonly isOwner: boolean;
  readonly onChange: (change: Partial<FormFilter>) => void;
}

/** Chooses the forms that are listed, with how many there are in each state. */
export function FormFilterBar({ list, filter, isOwner, onChange }: FormFilterBarProps) {
  const { t } = useTranslation();
  const departments = useAllDepartments(isOwner) ?? [];
  const { counts, overdueCount } = list;
  const countOf = (state: FormFilter['state']): number =>
    state === 'ALL' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
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
      {(overdueCount > 0 || filter.overdueOnly) && (
        <Checkbox
          label={t('collection.list.overdueOnly', { count: overdueCount })}
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
                ...departments.map(({ userId, deptName }) => ({ value: userId, label: deptName })),
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
