import type { Department } from '@gep/api-client';
import { Button, Checkbox } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { SortHeading } from '../../form/sort-heading';
import css from './department.module.css';
import type { ListPlace } from './use-list-place';

/** What the owner of the project can do with the rows. */
export interface DepartmentActions {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onCopy: (department: Department) => void;
  readonly onEdit: (department: Department) => void;
  readonly onPassword: (department: Department) => void;
  /** Left out where departments are not deleted. */
  readonly onDelete?: ((department: Department) => void) | undefined;
}

interface DepartmentTableProps {
  readonly departments: readonly Department[];
  readonly place: ListPlace;
  readonly onSort: (order: ListPlace['sortOrder']) => void;
  /** Without them the table is only read. */
  readonly actions?: DepartmentActions | undefined;
}

/** One page of the departments, with their accounts. */
export function DepartmentTable({ departments, place, onSort, actions }: DepartmentTableProps) {
  const { t } = useTranslation();
  const { pageNum, pageSize, sortOrder } = place;
  return (
    <table className={form.table} aria-label={t('department.list')}>
      <thead>
        <tr>
          {actions && (
            <th scope="col" className={css.tick}>
              <ChooseAll departments={departments} actions={actions} />
            </th>
          )}
          <th scope="col" className={`${form.number} ${css.index}`}>
            {t('department.index')}
          </th>
          <SortHeading order={sortOrder} onSort={() => onSort(sortOrder === 'asc' ? 'desc' : 'asc')}>
            {t('department.name')}
          </SortHeading>
          <th scope="col">{t('department.code')}</th>
          <th scope="col">{t('department.account')}</th>
          <th scope="col">{t('department.password')}</th>
          <th scope="col">{t('department.contact')}</th>
          <th scope="col">{t('department.phone')}</th>
          {actions && (
            <th scope="col" className={form.actions}>
              {t('department.actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {departments.map((department, index) => (
          <tr key={department.userId}>
            {actions && (
              <td className={css.tick}>
                <Checkbox
                  bare
                  label={t('department.choose', { name: department.deptName })}
                  value={actions.chosen.has(department.userId)}
                  onChange={(on) => actions.onChoose(toggled(actions.chosen, department.userId, on))}
                />
              </td>
            )}
            <td className={form.number}>{(pageNum - 1) * pageSize + index + 1}</td>
            <td className={css.name} title={department.deptName}>
              {department.deptName}
            </td>
            <td>{department.districtCode || '--'}</td>
            <td className={css.account} title={department.userName}>
              {department.userName || '--'}
            </td>
            <td>********</td>
            <td className={css.contact} title={department.realName}>
              {department.realName || '--'}
            </td>
            <td>{department.phone || '--'}</td>
            {actions && (
              <td className={form.actions}>
                <RowActions department={department} actions={actions} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowActionsProps {
  readonly department: Department;
  readonly actions: DepartmentActions;
}

function RowActions({ department, actions }: RowActionsProps) {
  const { t } = useTranslation();
  const { onCopy, onEdit, onPassword, onDelete } = actions;
  const button = (word: string, act: (department: Department) => void) => (
    <Button look="text" title={`${word}: ${department.deptName}`} onClick={() => act(department)}>
      {word}
    </Button>
  );
  return (
    <>
      {button(t('department.copyInfo'), onCopy)}
      {button(t('action.edit'), onEdit)}
      {button(t('shell.changePassword'), onPassword)}
      {onDelete && button(t('action.delete'), onDelete)}
    </>
  );
}

interface ChooseAllProps {
  readonly departments: readonly Department[];
  readonly actions: DepartmentActions;
}

function ChooseAll({ departments, actions: { chosen, onChoose } }: ChooseAllProps) {
  const { t } = useTranslation();
  const isAll = departments.length > 0 && departments.every(({ userId }) => chosen.has(userId));
  const isSome = departments.some(({ userId }) => chosen.has(userId));
  return (
    <Checkbox
      bare
      label={t('department.chooseAll')}
      value={isAll}
      mixed={isSome && !isAll}
      disabled={departments.length === 0}
      onChange={() => onChoose(new Set(isAll ? [] : departments.map(({ userId }) => userId)))}
    />
  );
}

function toggled(chosen: ReadonlySet<string>, userId: string, on: boolean): ReadonlySet<string> {
  const others = [...chosen].filter((one) => one !== userId);
  return new Set(on ? [...others, userId] : others);
}
