import type { Department } from '@gep/api-client';
import { Checkbox, TextInput } from '@gep/style-editor/controls';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import css from './assignment.module.css';

export type Tick = 'all' | 'some' | 'none';

interface DepartmentChoiceProps {
  readonly departments: readonly Department[];
  readonly tickOf: (userId: string) => Tick;
  readonly onPick: (userIds: readonly string[], on: boolean) => void;
  /** One takes the place of another. */
  readonly single: boolean;
}

/** Departments to tick, found by their name among hundreds. */
export function DepartmentChoice({ departments, tickOf, onPick, single }: DepartmentChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = useMemo(
    () =>
      departments.filter(
        ({ deptName, districtCode }) =>
          deptName.toLowerCase().includes(wanted) || districtCode.startsWith(wanted),
      ),
    [departments, wanted],
  );
  const ticks = found.map(({ userId }) => tickOf(userId));
  const isAll = ticks.length > 0 && ticks.every((tick) => tick === 'all');
  const picked = departments.filter(({ userId }) => tickOf(userId) === 'all').length;
  return (
    <div className={css.choice}>
      <TextInput
        label={t('report.assignment.searchDepartment')}
        placeholder={t('report.assignment.searchDepartment')}
        value={typed}
        onChange={setTyped}
      />
      <div className={css.choiceHead}>
        {!single && found.length > 0 && (
          <Checkbox
            label={t('report.assignment.everyone', { count: found.length })}
            value={isAll}
            mixed={!isAll && ticks.some((tick) => tick !== 'none')}
            onChange={() =>
              onPick(
                found.map(({ userId }) => userId),
                !isAll,
              )
            }
          />
        )}
        <span className={form.help} role="status">
          {t('report.assignment.picked', { count: picked })}
        </span>
      </div>
      <div className={css.departments} role="group" aria-label={t('report.assignment.departments')}>
        {found.map(({ userId, deptName, districtCode }, index) => (
          <DepartmentTick key={userId} {...{ userId, deptName, districtCode, onPick }} tick={ticks[index]} />
        ))}
        {found.length === 0 && <p className={form.empty}>{t('report.assignment.noDepartmentFound')}</p>}
      </div>
    </div>
  );
}

interface DepartmentTickProps extends Pick<Department, 'userId' | 'deptName' | 'districtCode'> {
  readonly tick: Tick;
  readonly onPick: (userIds: readonly string[], on: boolean) => void;
}

/** Of hundreds only the one that was ticked is drawn again. */
const DepartmentTick = memo(function DepartmentTick(props: DepartmentTickProps) {
  const { userId, deptName, districtCode, tick, onPick } = props;
  return (
    <div className={css.department}>
      <Checkbox
        label={deptName}
        value={tick === 'all'}
        mixed={tick === 'some'}
        onChange={() => onPick([userId], tick !== 'all')}
      />
      <span className={form.help}>{districtCode}</span>
    </div>
  );
});
