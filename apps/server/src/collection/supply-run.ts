import type { Caller, Services } from '../services';
import { deleteStored } from '../model/deleted-input';
import { inputsOf } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { isUnconfirmed } from '../model/unconfirmed';
import { formsOfTemplate, templatesOf } from '../report/report-queries';
import type { ReportForm, ReportTemplate } from '../report/report-queries';
import { actorOf } from '../user/actor';
import type { User } from '../user/queries';
import { confirmedOnly } from './form-actions';
import { inputOfKey } from './report-inputs';
import { supplyInput } from './supply-input';

/** What a calculation reads where the owner lets it read data that nobody has confirmed. */
const handedIn = ['CONFIRMED', 'SUBMITTED'] as const;

/**
 * Makes the inputs of a calculation that is about to start: of confirmed forms alone, or of all that were handed in. What
 * an earlier calculation was allowed to read beyond that leaves the inputs. A file that the owner uploaded stays.
 * @throws as `storeInput`
 */
export async function supplyRun(
  services: Services,
  user: User,
  projectId: string,
  withUnconfirmed: boolean,
  caller?: Caller,
): Promise<void> {
  const { db } = services.database;
  const states = withUnconfirmed ? handedIn : confirmedOnly;
  const templates = await templatesOf(db, projectId);
  const inputs = await inputsOf(db, projectId);
  for (const template of templates) {
    const stored = inputs.find((row) => isAt(row, template));
    const isOwners = stored?.forms.length === 0 && (stored.fileName !== null || stored.plain !== null);
    if (isOwners || (!withUnconfirmed && !isUnconfirmed(stored))) continue;
    const forms = (await formsOfTemplate(db, template.id)).filter(({ state }) =>
      states.some((one) => one === state),
    );
    const brings = forms.some(({ state }) => state === 'SUBMITTED');
    if ((!brings && !isUnconfirmed(stored)) || saidOf(forms) === saidOfInput(stored)) continue;
    const input = inputOfKey(template.inputKey);
    await supplyInput(services, { template, input }, { forms, states, by: actorOf(user) }, caller);
  }
  // A copied project has inputs without the forms that could confirm them.
  for (const row of inputs.filter(isUnconfirmed)) {
    if (templates.some((template) => isAt(row, template))) continue;
    const compareFlag = row.compareFlag === 1 ? 1 : 0;
    await deleteStored(services, { projectId, key: row.inputKey, compareFlag });
  }
}

function isAt(row: ModelInput, { inputKey, compareFlag }: ReportTemplate): boolean {
  return row.inputKey === inputKey && row.compareFlag === compareFlag;
}

const said = (id: string, version: number, isConfirmed: boolean): string => `${id}/${version}/${isConfirmed}`;

function saidOf(forms: readonly ReportForm[]): string {
  return forms.map(({ id, version, state }) => said(id, version, state === 'CONFIRMED')).join();
}

function saidOfInput(row: ModelInput | undefined): string {
  return (row?.forms ?? [])
    .map(({ formId, version, confirmed }) => said(formId, version, confirmed !== null))
    .join();
}
