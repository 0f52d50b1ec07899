import type { Language, ReportItem, ReportItemPage } from '@gep/api-client/contract';
import { inputsOf } from '../model/queries';
import { countsByTemplate, holdersOf } from '../report/holder-queries';
import type { Services } from '../services';
import { checkCount, pageWindow } from '../store/page-window';
import type { PageQuery } from '../store/page-window';
import { departmentNames } from '../user/queries';
import { accountedReports } from './accounted-reports';
import type { AccountedReport } from './accounted-reports';
import { typeOf } from './report-inputs';

/** Which reports are asked for. */
export interface ItemQuery extends PageQuery {
  readonly projectId: string;
  /** Only those that no department was asked for. */
  readonly unassigned?: boolean;
  readonly modelId?: string;
  /** A part of a name. */
  readonly text?: string;
}

/** A report before its departments are named. */
interface Entry extends AccountedReport {
  readonly formCount: number;
}

/** Names of departments that an item carries, of hundreds only the first. */
const namesOfItem = 30;

/** A page of the data files and tables of the selected models, in each year that the project accounts for. */
export async function reportItems(
  services: Services,
  query: ItemQuery,
  language: Language,
): Promise<ReportItemPage> {
  const { db } = services.database;
  const { projectId } = query;
  const counts = await countsByTemplate(db, projectId);
  const entries = (await accountedReports(db, projectId)).map((report): Entry => ({
    ...report,
    formCount: (report.template && counts.get(report.template.id)) ?? 0,
  }));
  const wanted = inOrder(entries.filter(isWanted(query)), query, language);
  checkCount(query, wanted.length);
  const { limit, offset } = pageWindow(query);
  const models = new Map(entries.flatMap(({ readers }) => readers.map(({ id, name }) => [String(id), name])));
  return {
    data: await withDepartments(services, projectId, wanted.slice(offset, offset + limit)),
    totalCount: wanted.length,
    matching: wanted.map(({ input, compareFlag }) => ({ inputKey: input.key, compareFlag })),
    counts: { all: entries.length, unassigned: entries.filter(isUnassigned).length },
    models: [...models].map(([modelId, name]) => ({ modelId, name: { ...name } })),
    bothYears: new Set(entries.map(({ compareFlag }) => compareFlag)).size > 1,
  };
}

const isUnassigned = ({ formCount }: Entry): boolean => formCount === 0;

function isWanted({ unassigned, modelId, text = '' }: ItemQuery): (entry: Entry) => boolean {
  const part = text.toLowerCase();
  return (entry) =>
    (!unassigned || isUnassigned(entry)) &&
    (modelId === undefined || entry.readers.some(({ id }) => String(id) === modelId)) &&
    Object.values(entry.name).some((name) => name.toLowerCase().includes(part));
}

/** Those without a deadline come last, in both directions; those that are alike stay in the order of the models. */
function inOrder(
  entries: readonly Entry[],
  { sortField, sortOrder }: ItemQuery,
  language: Language,
): Entry[] {
  const sign = sortOrder === 'desc' ? -1 : 1;
  const by = (keyOf: (entry: Entry) => string | undefined) =>
    entries.toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * a.localeCompare(b, language);
    });
  if (sortField === 'name') return by(({ name }) => name[language]);
  if (sortField === 'submit_due') return by(({ template }) => template?.submitDue?.toISOString());
  if (sortField === 'confirm_due') return by(({ template }) => template?.confirmDue?.toISOString());
  return [...entries];
}

async function withDepartments(
  { database: { db } }: Services,
  projectId: string,
  entries: readonly Entry[],
): Promise<ReportItem[]> {
  const stored = await inputsOf(db, projectId);
  const names = await departmentNames(db, projectId);
  const holders = await holdersOf(
    db,
    entries.flatMap(({ template }) => (template ? [template.id] : [])),
  );
  return entries.map(({ input, readers, compareFlag, template, name, formCount }) => ({
    ...{ inputKey: input.key, compareFlag, type: typeOf(input), name, formCount },
    givenName: template?.name ?? '',
    inputName: { ...input.name },
    reportTemplateId: template?.id ?? null,
    models: readers.map((model) => ({ modelId: String(model.id), name: { ...model.name } })),
    submitDue: template?.submitDue?.toISOString() ?? null,
    confirmDue: template?.confirmDue?.toISOString() ?? null,
    supplied: stored.some(
      (row) =>
        row.inputKey === input.key &&
        row.compareFlag === compareFlag &&
        (row.fileName !== null || row.plain !== null),
    ),
    deptNames: holders
      .filter(({ templateId }) => templateId === template?.id)
      .map(({ userId }) => names.get(userId) ?? '')
      .sort((one, other) => one.localeCompare(other, 'zh'))
      .slice(0, namesOfItem),
  }));
}
