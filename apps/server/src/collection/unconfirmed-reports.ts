import type { UnconfirmedReport } from '@gep/api-client/contract';
import { holdersOf } from '../report/holder-queries';
import type { Services } from '../services';
import { departmentNames } from '../user/queries';
import { accountedReports } from './accounted-reports';

/** Departments that are named of each report. */
const named = 3;

/** What a run of the selected models would have to do without: reports that are not confirmed, submitted ones first. */
export async function unconfirmedReports(
  { database: { db } }: Services,
  projectId: string,
): Promise<UnconfirmedReport[]> {
  const reports = (await accountedReports(db, projectId)).flatMap(({ template, name }) =>
    template ? [{ template, name }] : [],
  );
  const names = await departmentNames(db, projectId);
  const forms = (
    await holdersOf(
      db,
      reports.map(({ template }) => template.id),
    )
  ).map(({ templateId, userId, state }) => ({
    templateId,
    deptName: names.get(userId) ?? '',
    formState: state,
  }));
  return reports
    .flatMap(({ template, name }): UnconfirmedReport[] => {
      const rest = forms
        .filter(({ templateId, formState }) => templateId === template.id && formState !== 'CONFIRMED')
        .sort((a, b) => rank(a) - rank(b) || a.deptName.localeCompare(b.deptName, 'zh'));
      if (rest.length === 0) return [];
      return [
        {
          reportTemplateId: template.id,
          name,
          compareFlag: template.compareFlag === 1 ? 1 : 0,
          forms: rest.length,
          submitted: rest.filter((form) => rank(form) === 0).length,
          departments: rest.slice(0, named).map(({ deptName, formState }) => ({ deptName, formState })),
        },
      ];
    })
    .sort((a, b) => Number(b.submitted > 0) - Number(a.submitted > 0));
}

const rank = ({ formState }: UnconfirmedReport['departments'][number]): number =>
  formState === 'SUBMITTED' ? 0 : 1;
