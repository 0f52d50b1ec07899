import { canMove, limits } from '@gep/api-client/contract';
import { sum } from 'simple-statistics';
import type { ModelProgress, ProgressCard } from '@gep/api-client/contract';
import { findUser, markReminded } from '../user/queries';
import type { User } from '../user/queries';
import type { Services } from '../services';
import { departmentFacts, listDepartmentFacts } from '../department/department';
import type { DepartmentFacts } from '../department/department';
import { fail, notFound } from '../error/gep-error';
import { inputFigures } from '../report/figure-queries';
import { formsOf, templatesOf } from '../report/report-queries';
import { notify } from '../notice/notify';
import { nameInNews, newsOf } from './form-news';
import { reportName } from './form-place';
import { inputOfKey, reportInputs } from './report-inputs';

function card({ department, figures }: DepartmentFacts): ProgressCard {
  const { userId, userName, deptName, realName, phone, dataEntryPasscode, password } = department;
  const { fillProgress, confirmProgress } = department;
  const { judged = 0, inTime = 0 } = figures ?? {};
  return {
    userId,
    userName,
    deptName,
    realName,
    phone,
    dataEntryPasscode,
    password,
    fillProgress,
    confirmProgress,
    forms: figures?.forms ?? 0,
    submitted: figures?.submitted ?? 0,
    confirmed: figures?.confirmed ?? 0,
    overdue: figures?.overdue ?? 0,
    overdueSince: figures?.overdueSince?.toISOString() ?? null,
    timeliness: judged === 0 ? null : Math.round((inTime / judged) * 100),
  };
}

/** A card for every department of a project, by name. */
export async function progressCards(
  services: Services,
  viewer: User,
  projectId: string,
): Promise<ProgressCard[]> {
  const { data } = await listDepartmentFacts(services, viewer, projectId, { pageSize: 0 });
  return data.map(card);
}

/** The card of one department. @throws GepError NOT_FOUND */
export async function progressCard(
  services: Services,
  viewer: User,
  projectId: string,
  userId: string,
): Promise<ProgressCard> {
  const user = await findUser(services.database.db, userId);
  if (user?.projectId !== projectId) return notFound('department');
  const [facts] = await departmentFacts(services, viewer, [user]);
  return card(facts);
}

/** The selected models, and the departments whose forms each of them waits for. */
export async function modelProgress(services: Services, projectId: string): Promise<ModelProgress[]> {
  const { db } = services.database;
  const figures = await inputFigures(db, projectId, services.now());
  const inputs = await reportInputs(db, projectId);
  const models = new Set(inputs.flatMap(({ readers }) => readers));
  return [...models].map(({ id, name }) => {
    const keys = new Set(
      inputs
        .filter(({ readers }) => readers.some((reader) => reader.id === id))
        .map(({ input }) => input.key),
    );
    const own = figures.filter(({ inputKey }) => keys.has(inputKey));
    const waiting = new Map<string, { userId: string; open: number; overdue: number }>();
    for (const { userId, forms, confirmed, overdue } of own) {
      const before = waiting.get(userId) ?? { userId, open: 0, overdue: 0 };
      waiting.set(userId, {
        userId,
        open: before.open + forms - confirmed,
        overdue: before.overdue + overdue,
      });
    }
    return {
      modelId: String(id),
      name: { ...name },
      forms: sum(own.map(({ forms }) => forms)),
      confirmed: sum(own.map(({ confirmed }) => confirmed)),
      waitsFor: [...waiting.values()]
        .filter(({ open }) => open > 0)
        .sort((a, b) => b.overdue - a.overdue || b.open - a.open),
    };
  });
}

/**
 * Reminds a department of all that it has not submitted.
 * @throws GepError NOT_FOUND, NO_PHONE, REMINDED_JUST_NOW within 59 seconds of the last time
 */
export async function remindDepartment(services: Services, projectId: string, userId: string): Promise<void> {
  const now = services.now();
  const before = new Date(now.getTime() - limits.reminderCooldownSeconds * 1000);
  await services.database.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user?.projectId !== projectId) return notFound('department');
    if (user.phone === '') fail('NO_PHONE');
    if (!(await markReminded(tx, userId, now, before))) {
      const since = now.getTime() - (user.remindedAt ?? now).getTime();
      fail('REMINDED_JUST_NOW', { seconds: limits.reminderCooldownSeconds - Math.floor(since / 1000) });
    }
    const templates = new Map((await templatesOf(tx, projectId)).map((one) => [one.id, one]));
    const forms = (await formsOf(tx, projectId))
      .filter((form) => form.userId === userId && canMove(form.state, 'save', 'department'))
      .flatMap(({ templateId, extendedDue }) => {
        const template = templates.get(templateId);
        if (!template) return [];
        const name = reportName(template, inputOfKey(template.inputKey));
        const due = extendedDue ?? template.submitDue;
        return [{ name: nameInNews(name, template.compareFlag), due }];
      });
    await notify(services, tx, [newsOf({ userId, projectId, event: 'REMINDER' }, forms)]);
  });
}
