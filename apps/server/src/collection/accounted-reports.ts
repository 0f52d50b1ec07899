import type { LocalText } from '@gep/api-client/contract';
import { accountedYears } from '../model/model-cases';
import { settingOf } from '../project/setting-queries';
import { templatesOf } from '../report/report-queries';
import type { ReportTemplate } from '../report/report-queries';
import type { Db } from '../store/database';
import { reportName } from './form-place';
import { reportInputs } from './report-inputs';
import type { ReportInput } from './report-inputs';

/** An input that departments can supply for a year, with what the owner has set for it. */
export interface AccountedReport extends ReportInput {
  readonly compareFlag: 0 | 1;
  /** Null while it was never named or handed out. */
  readonly template: ReportTemplate | null;
  readonly name: LocalText;
}

/** Every data file and table of the selected models, in each year that the project accounts for. */
export async function accountedReports(db: Db, projectId: string): Promise<AccountedReport[]> {
  const years = accountedYears(await settingOf(db, projectId));
  const inputs = await reportInputs(db, projectId);
  const templates = await templatesOf(db, projectId);
  return years.flatMap((compareFlag) =>
    inputs.map(({ input, readers }) => {
      const template =
        templates.find((row) => row.inputKey === input.key && row.compareFlag === compareFlag) ?? null;
      return { input, readers, compareFlag, template, name: reportName(template ?? { name: '' }, input) };
    }),
  );
}
