import type { EarlierYear, TableFile } from '@gep/ecosystem-models';
import { canMove, formMoves, ruleMessages } from '@gep/api-client/contract';
import type { FormAction, ReportComment, ReportExplanation, ReportFinding } from '@gep/api-client/contract';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { FormFinding } from '@gep/ecosystem-models/table-checks';
import { fail, notFound } from '../error/gep-error';
import type { Word } from '../error/word';
import { phrase } from '../message/phrase';
import { notify } from '../notice/notify';
import type { Caller, Services } from '../services';
import type { Db } from '../store/database';
import { lockProject } from '../store/lock-project';
import { actorOf } from '../user/actor';
import type { User } from '../user/queries';
import { earlierYear } from './earlier-year';
import { saveCells } from './form-cells';
import type { CellChange, CellConflict } from './form-cells';
import { checkForm, countOf, keyOfAll, wordFinding } from './form-findings';
import { newsOfForm } from './form-news';
import { formPlace } from './form-place';
import type { FormPlace } from './form-place';
import { isTable } from './report-inputs';
import {
  currentFile,
  fileAsVersion,
  findForm,
  insertVersion,
  lockForm,
  updateForm,
  updateVersion,
} from '../report/report-queries';
import { confirmedForms, rowsOf, supplyInput } from './supply-input';

/** What a department saves of a table form. */
export interface FormSave {
  /** The revision that it has seen. */
  readonly revision: number;
  readonly changes?: readonly CellChange[];
  readonly removedRows?: readonly string[];
  readonly explanations?: readonly ReportExplanation[];
}

interface Saved {
  readonly revision: number;
  readonly formState: 'DRAFT';
  readonly conflicts: CellConflict[];
  readonly findings: ReportFinding[];
}

/** Saves cells as they are typed, whether they are right or not. @throws GepError FORM_STATE, NOT_FOUND, VALIDATION */
export async function saveForm(
  services: Services,
  user: User,
  formId: string,
  { revision: seen, changes = [], removedRows = [], explanations }: FormSave,
  word: Word,
): Promise<Saved> {
  const earlier = await earlierYear(services, await findForm(services.database.db, formId));
  return services.database.transaction(async (tx) => {
    const place = await openedForm(tx, user, formId, 'save');
    const { form, input, name, districts } = place;
    if (!isTable(input)) return fail('VALIDATION', { field: 'changes', rule: phrase('rule.table-input') });
    checkColumns(input, changes);
    const revision = form.revision + 1;
    const { rows, conflicts } = saveCells(form.rows, changes, removedRows, { seen, revision });
    const saved = { ...place, form: { ...form, rows } };
    const checked = checkForm(input, name, rowsOf(saved), districts, earlier);
    await updateForm(tx, formId, {
      state: 'DRAFT',
      rows,
      revision,
      fillProgress: Math.min(99, checked.filled),
      updatedAt: services.now(),
      ...(explanations && { explanations: withExplanations(form.explanations, explanations) }),
    });
    const findings = checked.findings.map((one) => wordFinding(one, word));
    return { revision, formState: 'DRAFT', conflicts, findings };
  });
}

/** Two people may explain different findings at the same time: neither takes the text of the other away. */
function withExplanations(
  known: readonly ReportExplanation[],
  given: readonly ReportExplanation[],
): ReportExplanation[] {
  const byKey = new Map([...known, ...given].map((one) => [one.key, one]));
  return [...byKey.values()].filter(({ text }) => text.trim() !== '');
}

/**
 * Hands a form in as its next version.
 * @throws GepError FORM_STATE, FORM_FAULTY, FORM_UNEXPLAINED, FORM_EMPTY, NOT_FOUND
 */
export async function submitForm(services: Services, user: User, formId: string, word: Word): Promise<void> {
  const earlier = await earlierYear(services, await findForm(services.database.db, formId));
  await services.database.transaction(async (tx) => {
    const place = await openedForm(tx, user, formId, 'submit');
    const { form } = place;
    await checkComplete(tx, place, earlier, word);
    const version = form.version + 1;
    await fileAsVersion(tx, formId, version);
    await insertVersion(tx, {
      formId,
      version,
      rows: isTable(place.input) ? rowsOf(place) : [],
      explanations: form.explanations,
      submittedAt: services.now(),
      submittedBy: actorOf(user),
    });
    await updateForm(tx, formId, { state: 'SUBMITTED', version, updatedAt: services.now() });
  });
}

/** Takes a form back before it was reviewed. @throws GepError FORM_STATE, NOT_FOUND */
export async function withdrawForm(services: Services, user: User, formId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openedForm(tx, user, formId, 'withdraw');
    await updateForm(tx, formId, { state: 'DRAFT', updatedAt: services.now() });
  });
}

/** What the owner makes of a form that was handed in. */
export interface Review {
  readonly formState: 'CONFIRMED' | 'RETURNED';
  /** The version that was read. */
  readonly version?: number;
  readonly reason?: string;
  readonly comments?: readonly ReportComment[];
}

/**
 * Confirms a form, whose data become an input of the models at the same instant, or sends it back.
 * @throws GepError FORM_STATE, FORM_OTHER_VERSION, NOT_FOUND, IN_CALCULATION; what keeps a file from being stored
 */
export async function reviewForm(
  services: Services,
  user: User,
  formId: string,
  { formState, version, reason = '', comments = [] }: Review,
  caller?: Caller,
): Promise<void> {
  const action = formState === 'CONFIRMED' ? 'confirm' : 'return';
  const decide = async (tx: Db): Promise<void> => {
    const place = await openedForm(tx, user, formId, action);
    const latest = place.form.version;
    if (version !== undefined && version !== latest)
      fail('FORM_OTHER_VERSION', { form: place.name, version: latest });
    await updateVersion(tx, formId, latest, {
      decision: formState,
      decidedAt: services.now(),
      decidedBy: actorOf(user),
      reason,
      comments: [...comments],
    });
    await updateForm(tx, formId, { state: formState, updatedAt: services.now() });
    await notify(services, tx, [newsOfForm(place, formState, reason)]);
  };
  if (action === 'return') return services.database.transaction(decide);
  const { db } = services.database;
  const place = await formPlace(db, await findForm(db, formId));
  checkMove(place, user, action);
  const forms = await confirmedForms(db, place.form, true);
  const change = { forms, states: confirmedOnly, confirms: place.form, by: actorOf(user), also: decide };
  await supplyInput(services, place, change, caller);
}

/** What a calculation reads unless the owner decides otherwise for it. */
export const confirmedOnly = ['CONFIRMED'] as const;

/** Takes a confirmation back: the data leave the inputs of the models. @throws as `reviewForm` */
export async function cancelConfirmation(
  services: Services,
  user: User,
  formId: string,
  caller?: Caller,
): Promise<void> {
  const { db } = services.database;
  const place = await formPlace(db, await findForm(db, formId));
  checkMove(place, user, 'cancelConfirmation');
  const reopen = async (tx: Db): Promise<void> => {
    const { form } = await openedForm(tx, user, formId, 'cancelConfirmation');
    const open = { decision: null, decidedAt: null, decidedBy: null } as const;
    await updateVersion(tx, formId, form.version, open);
    await updateForm(tx, formId, { state: 'SUBMITTED', updatedAt: services.now() });
  };
  const forms = await confirmedForms(db, place.form, false);
  const change = { forms, states: confirmedOnly, by: actorOf(user), also: reopen };
  await supplyInput(services, place, change, caller);
}

/** Gives a department more time. @throws GepError NOT_FOUND */
export async function extendForm(services: Services, formId: string, submitDue: Date | null): Promise<void> {
  await services.database.transaction(async (tx) => {
    const form = (await lockForm(tx, formId)) ?? notFound('report');
    await updateForm(tx, formId, { extendedDue: submitDue });
    const place = await formPlace(tx, { ...form, extendedDue: submitDue });
    await notify(services, tx, [newsOfForm(place, 'DUE_MOVED')]);
  });
}

/** A form held for an action that its state allows to the user. @throws GepError FORM_STATE, NOT_FOUND */
export async function openedForm(tx: Db, user: User, formId: string, action: FormAction): Promise<FormPlace> {
  // The project first, as everything that holds both does.
  const { projectId } = (await findForm(tx, formId)) ?? notFound('report');
  await lockProject(tx, projectId);
  const place = await formPlace(tx, await lockForm(tx, formId));
  checkMove(place, user, action);
  return place;
}

function checkMove({ form, name }: FormPlace, user: User, action: FormAction): void {
  const by = user.role === 'PROJECT_ADMIN' ? 'owner' : 'department';
  if (formMoves[action].by !== by) fail('FORBIDDEN');
  if (canMove(form.state, action, by)) return;
  fail('FORM_STATE', {
    form: name,
    state: phrase(`form-state.${form.state}`),
    action: phrase(`form-action.${action}`),
  });
}

/** Cells are of the columns of the form. @throws GepError VALIDATION */
function checkColumns({ fields }: TableFile, changes: readonly CellChange[]): void {
  const known = new Set([districtCode, ...fields.map(({ key }) => key)]);
  const strange = changes.findIndex(({ column }) => !known.has(column));
  if (strange >= 0)
    fail('VALIDATION', { field: `changes.${strange}.column`, rule: ruleMessages['rule.key'] });
}

/** What is handed in has no faults, and an explanation for everything else that checks found. */
async function checkComplete(
  db: Db,
  place: FormPlace,
  earlier: EarlierYear | null,
  word: Word,
): Promise<void> {
  const { form, input, name, districts } = place;
  if (!isTable(input)) {
    if (!(await currentFile(db, form.id))) fail('FORM_EMPTY', { form: name });
    return;
  }
  const checked = checkForm(input, name, rowsOf(place), districts, earlier);
  const sentence = (finding: FormFinding): string => wordFinding(finding, word).message;
  const fault = checked.findings.find(({ kind }) => kind === 'forced');
  if (fault) fail('FORM_FAULTY', { form: name, count: countOf('forced', checked), first: sentence(fault) });
  const explained = new Set(form.explanations.flatMap(({ key, text }) => (text.trim() === '' ? [] : [key])));
  const open = checked.findings.filter((one) => !explained.has(one.key) && !explained.has(keyOfAll(one)));
  const [first] = open;
  if (open.length > 0) fail('FORM_UNEXPLAINED', { form: name, count: open.length, first: sentence(first) });
}
