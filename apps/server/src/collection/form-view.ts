import type { ReportColumn, ReportForm, ReportSummary, ReportVersion } from '@gep/api-client/contract';
import { notFound } from '../error/gep-error';
import type { Word } from '../error/word';
import { inputOrigin } from '@gep/ecosystem-models';
import type { EarlierYear } from '@gep/ecosystem-models';
import type { Services } from '../services';
import type { Actor } from '../store/schema';
import type { User } from '../user/queries';
import { earlierYear } from './earlier-year';
import { changedCells, plainRow } from './form-cells';
import { columnsOf, fileOf } from './form-contents';
import { checkForm, wordFinding } from './form-findings';
import { formPlace, reportName } from './form-place';
import type { FormPlace } from './form-place';
import { inputOfKey, isTable, typeOf } from './report-inputs';
import { currentFile, findForm, filesOfForms, versionsOf } from '../report/report-queries';
import type {
  ReportForm as FormRow,
  ReportTemplate,
  ReportVersion as VersionRow,
} from '../report/report-queries';
import { rowsOf } from './supply-input';

/** A form as a list shows it. */
export async function formSummary({ database: { db } }: Services, formId: string): Promise<ReportSummary> {
  const form = (await findForm(db, formId)) ?? notFound('report');
  const place = await formPlace(db, form);
  const [latest] = await versionsOf(db, form.id);
  const file = await currentFile(db, form.id);
  return summary(form, place.template, place.department.deptName, file?.fileName ?? null, latest);
}

/**
 * A form with all that belongs to it.
 * @param version whose rows are wanted; without it those at hand
 * @throws GepError NOT_FOUND
 */
export async function formView(
  services: Services,
  viewer: User,
  formId: string,
  word: Word,
  version?: number,
): Promise<ReportForm> {
  const { db } = services.database;
  const place = await formPlace(db, await findForm(db, formId));
  const { input } = place;
  const versions = await versionsOf(db, place.form.id);
  const files = await filesOfForms(db, [place.form.id]);
  const file = files.at(0);
  const handedIn =
    version === undefined ? null : (versions.find((one) => one.version === version) ?? notFound('report'));
  const rows = !isTable(input) ? [] : handedIn ? handedIn.rows : rowsOf(place);
  const earlier = await earlierYear(services, place.form);
  const findings = isTable(input)
    ? checkForm(input, place.name, rows, place.districts, earlier).findings
    : [];
  return {
    ...summary(place.form, place.template, place.department.deptName, file?.fileName ?? null, versions.at(0)),
    columns: isTable(input) ? columnsOf(input) : [],
    file: isTable(input) ? null : fileOf(input),
    definition: isTable(input) ? input : null,
    origin: inputOrigin(input.key) ?? null,
    earlier: earlier && ownEarlier(earlier, place),
    districts: place.districts.map(({ code, name }) => ({ code, name })),
    rows: rows.map(plainRow),
    growing: isTable(input) && input.uniqueBy !== undefined,
    revision: place.form.revision,
    findings: findings.map((one) => wordFinding(one, word)),
    explanations: [...place.form.explanations],
    warnings: (file?.warnings ?? []).map(word),
    versions: versions.map((row, i) => {
      const of = files.find((one) => one.version === row.version);
      return versionView(viewer, row, versions.at(i + 1), of?.fileName ?? null);
    }),
  };
}

/** The figures of an earlier year of the districts that a form is about: its department sees none of others. */
function ownEarlier({ rows, isYearBefore }: EarlierYear, { districts }: FormPlace): ReportForm['earlier'] {
  const own = new Set<string | null>(districts.map(({ code }) => code));
  return {
    rows: rows
      .filter(({ district }) => own.has(district))
      .map(({ district, values }) => ({
        district,
        values: Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) =>
            value === undefined ? [] : [[key, typeof value === 'object' ? [...value] : value]],
          ),
        ),
      })),
    isYearBefore,
  };
}

/**
 * What a list shows of a form.
 * @param latest the version that was handed in last
 */
export function summary(
  form: Omit<FormRow, 'rows'>,
  template: ReportTemplate,
  deptName: string,
  fileName: string | null,
  latest: Pick<VersionRow, 'submittedAt' | 'decidedAt' | 'decision' | 'reason'> | undefined,
): ReportSummary {
  const input = inputOfKey(template.inputKey);
  const isIn = form.state === 'SUBMITTED' || form.state === 'CONFIRMED';
  return {
    reportFormId: form.id,
    reportTemplateId: template.id,
    projectId: form.projectId,
    inputKey: template.inputKey,
    compareFlag: template.compareFlag === 1 ? 1 : 0,
    name: reportName(template, input),
    type: typeOf(input),
    userId: form.userId,
    deptName,
    formState: form.state,
    submitDue: text(form.extendedDue ?? template.submitDue),
    confirmDue: text(template.confirmDue),
    isExtended: form.extendedDue !== null,
    fillProgress: isIn ? 100 : form.fillProgress,
    version: form.version,
    fileName,
    updateTime: text(form.updatedAt),
    submitTime: isIn ? text(latest?.submittedAt ?? null) : null,
    confirmTime: form.state === 'CONFIRMED' ? text(latest?.decidedAt ?? null) : null,
    returnReason: latest?.decision === 'RETURNED' && !isIn ? latest.reason : '',
  };
}

function versionView(
  viewer: User,
  row: VersionRow,
  before: VersionRow | undefined,
  fileName: string | null,
): ReportVersion {
  return {
    version: row.version,
    submittedBy: doer(viewer, row.submittedBy),
    submitTime: row.submittedAt.toISOString(),
    fileName,
    explanations: [...row.explanations],
    decision: row.decision,
    decidedBy: doer(viewer, row.decidedBy),
    decideTime: text(row.decidedAt),
    reason: row.reason,
    comments: [...row.comments],
    changes: before ? changedCells(before.rows, row.rows) : [],
  };
}

/** The columns that a form expects: none where it takes a file. @throws GepError NOT_FOUND */
export async function formColumns({ database: { db } }: Services, formId: string): Promise<ReportColumn[]> {
  const { input } = await formPlace(db, await findForm(db, formId));
  return isTable(input) ? columnsOf(input) : [];
}

/** Whether a form of a project has a template to fill in. @throws GepError NOT_FOUND */
export async function hasTemplate(
  { database: { db } }: Services,
  projectId: string,
  formId: string,
): Promise<boolean> {
  const { form, input } = await formPlace(db, await findForm(db, formId));
  return form.projectId === projectId ? isTable(input) : notFound('report');
}

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A department learns no account but its own. */
function doer(viewer: User, actor: Actor | null): { userId: string; userName: string } | null {
  const isKnown = viewer.role === 'PROJECT_ADMIN' || viewer.id === actor?.userId;
  return actor && { userId: actor.userId, userName: isKnown ? actor.userName : '' };
}
