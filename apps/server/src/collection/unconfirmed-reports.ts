import type { ReportItem, UnconfirmedReport } from '@gep/api-client/contract';
import type { Services } from '../services';
import { reportItems } from './report-items';

/** Departments that are named of each report. */
const named = 3;

/** What a run of the selected models would have to do without: reports that are not confirmed, submitted ones first. */
export async function unconfirmedReports(
  services: Services,
  projectId: string,
): Promise<UnconfirmedReport[]> {
  const items = await reportItems(services, projectId);
  return items.flatMap(open).sort((a, b) => Number(b.submitted > 0) - Number(a.submitted > 0));
}

function open({ reportTemplateId, name, compareFlag, forms }: ReportItem): UnconfirmedReport[] {
  const rest = forms
    .filter(({ formState }) => formState !== 'CONFIRMED')
    .sort((a, b) => rank(a) - rank(b) || a.deptName.localeCompare(b.deptName, 'zh'));
  if (reportTemplateId === null || rest.length === 0) return [];
  return [
    {
      reportTemplateId,
      name,
      compareFlag,
      forms: rest.length,
      submitted: rest.filter((form) => rank(form) === 0).length,
      departments: rest.slice(0, named).map(({ deptName, formState }) => ({ deptName, formState })),
    },
  ];
}

const rank = ({ formState }: ReportItem['forms'][number]): number => (formState === 'SUBMITTED' ? 0 : 1);
