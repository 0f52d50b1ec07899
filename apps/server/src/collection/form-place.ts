import type { FileInput } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import type { NamedDistrict } from '@gep/ecosystem-models/table-checks';
import { notFound } from '../error/gep-error';
import { partitionDistricts } from '../region/partition-districts';
import type { Db } from '../store/database';
import { findUser } from '../user/queries';
import type { User } from '../user/queries';
import { inputOfKey } from './report-inputs';
import { findTemplate } from '../report/report-queries';
import type { ReportForm, ReportTemplate } from '../report/report-queries';

/** A form with what it is a form of. */
export interface FormPlace {
  readonly form: ReportForm;
  readonly template: ReportTemplate;
  readonly input: FileInput;
  readonly name: LocalText;
  readonly department: User;
  /** The districts that the department reports on: its own, or all where it was added by hand. */
  readonly districts: readonly NamedDistrict[];
}

/** Reads what a form is a form of. @throws GepError NOT_FOUND where it is gone */
export async function formPlace(db: Db, form: ReportForm | null): Promise<FormPlace> {
  if (!form) return notFound('report');
  const template = (await findTemplate(db, form.templateId)) ?? notFound('report');
  const department = (await findUser(db, form.userId)) ?? notFound('department');
  const input = inputOfKey(template.inputKey);
  const all = (await partitionDistricts(db, form.projectId)) ?? [];
  const own = all.filter(({ code }) => code === department.districtCode);
  return {
    form,
    template,
    input,
    name: reportName(template, input),
    department,
    districts: own.length > 0 ? own : all,
  };
}

/** What a report is called: the name that the owner gave it, or that of its input. */
export function reportName({ name }: Pick<ReportTemplate, 'name'>, input: FileInput): LocalText {
  return name === '' ? { ...input.name } : { zh: name, en: name };
}
