import type { AssignmentEffect, ReportPlace } from '@gep/api-client/contract';
import type { FileInput } from '@gep/ecosystem-models';
import { holdersOf } from '../report/holder-queries';
import type { Holder } from '../report/holder-queries';
import { templatesOf } from '../report/report-queries';
import type { Services } from '../services';
import { departmentNames } from '../user/queries';
import { reportName } from './form-place';
import { inputOfKey, isTable } from './report-inputs';

/** Who is to have a report: only the named, or those who have it, with some added and some removed. */
export interface DepartmentChange {
  readonly only?: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** The departments that have a report after a change. Of a file the one that is added takes the place of the one before. */
export function departmentsAfter(
  had: readonly string[],
  input: FileInput,
  { only, added = [], removed = [] }: DepartmentChange,
): string[] {
  const replaced = only ?? (!isTable(input) && added.length > 0 ? added : null);
  return [...new Set(replaced ?? [...had.filter((userId) => !removed.includes(userId)), ...added])];
}

/** Lost forms that are named. */
const namedForms = 8;

/** What a change of the departments of several reports would do. Changes nothing. */
export async function previewAssignment(
  services: Services,
  projectId: string,
  places: readonly ReportPlace[],
  change: DepartmentChange,
): Promise<AssignmentEffect> {
  const { db } = services.database;
  const templates = await templatesOf(db, projectId);
  const reports = places.map(({ inputKey, compareFlag }) => {
    const input = inputOfKey(inputKey);
    const template = templates.find((row) => row.inputKey === inputKey && row.compareFlag === compareFlag);
    return { input, template, name: reportName(template ?? { name: '' }, input) };
  });
  const holders = await holdersOf(
    db,
    reports.flatMap(({ template }) => (template ? [template.id] : [])),
  );
  const holdersBy = new Map<string, Holder[]>();
  for (const holder of holders) {
    const own = holdersBy.get(holder.templateId);
    if (own) own.push(holder);
    else holdersBy.set(holder.templateId, [holder]);
  }
  const names = await departmentNames(db, projectId);
  const outcomes = reports.map(({ input, template, name }) => {
    const own = (template && holdersBy.get(template.id)) ?? [];
    const had = new Set(own.map(({ userId }) => userId));
    const has = new Set(departmentsAfter([...had], input, change));
    return {
      ...{ input, name, has },
      added: [...has].filter((userId) => !had.has(userId)).length,
      taken: own
        .filter(({ userId }) => !has.has(userId))
        .map(({ userId, state }) => ({ name, deptName: names.get(userId) ?? '', formState: state })),
    };
  });
  const taken = outcomes.flatMap((outcome) => outcome.taken);
  const lost = taken.filter(({ formState }) => formState !== 'ASSIGNED');
  const confirmed = taken.find(({ formState }) => formState === 'CONFIRMED');
  return {
    held: formsByHolder(holders),
    oneFile: reports.some(({ input }) => !isTable(input)),
    submitDue: commonDue(reports.map(({ template }) => template?.submitDue)),
    confirmDue: commonDue(reports.map(({ template }) => template?.confirmDue)),
    added: outcomes.reduce((sum, { added }) => sum + added, 0),
    taken: taken.length,
    lost: lost.length,
    lostForms: lost.slice(0, namedForms),
    confirmed: confirmed ? { name: confirmed.name, deptName: confirmed.deptName } : null,
    tooMany: outcomes.find(({ input, has }) => !isTable(input) && has.size > 1)?.name ?? null,
  };
}

function formsByHolder(holders: readonly Holder[]): AssignmentEffect['held'] {
  const counts = new Map<string, number>();
  for (const { userId } of holders) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return [...counts].map(([userId, forms]) => ({ userId, forms }));
}

function commonDue(dues: readonly (Date | null | undefined)[]): AssignmentEffect['submitDue'] {
  const texts = dues.map((due) => due?.toISOString() ?? null);
  return { same: new Set(texts).size <= 1, due: texts[0] ?? null };
}
