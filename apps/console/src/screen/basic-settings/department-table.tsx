import { limits } from '@gep/api-client';
import type { Department } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import css from './basic-settings.module.css';

interface DepartmentTableProps {
  /** The first of them. */
  readonly departments: readonly Department[];
  readonly totalCount: number;
}

/** The departments of the districts, with their accounts. */
export function DepartmentTable({ departments, totalCount }: DepartmentTableProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={css.departments} tabIndex={0} role="region" aria-label={t('setting.deptName')}>
        <table className={form.table}>
          <thead>
            <tr>
              <th scope="col" className={form.number}>
                {t('setting.index')}
              </th>
              <th scope="col">{t('setting.deptName')}</th>
              <th scope="col">{t('setting.districtCode')}</th>
              <th scope="col">{t('setting.account')}</th>
              <th scope="col">{t('setting.password')}</th>
              <th scope="col">{t('setting.contact')}</th>
              <th scope="col">{t('setting.phone')}</th>
            </tr>
          </thead>
          <tbody>
            {departments.map((department, index) => (
              <tr key={department.userId}>
                <td className={form.number}>{index + 1}</td>
                <td>{department.deptName}</td>
                <td>{department.districtCode || '--'}</td>
                <td>{department.userName}</td>
                <td>********</td>
                <td>{department.realName || '--'}</td>
                <td>{department.phone || '--'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {departments.length === 0 && <p className={form.empty}>{t('setting.noDepartments')}</p>}
      </div>
      <p className={css.foot}>
        <span>{t('setting.total', { count: totalCount })}</span>
        {totalCount > departments.length && (
          <span>{t('setting.firstRows', { count: limits.settingsPageSize })}</span>
        )}
      </p>
    </>
  );
}
