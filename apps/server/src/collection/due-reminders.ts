import { setTimeout as delay } from 'node:timers/promises';
import type { NoticeEvent } from '@gep/api-client/contract';
import { notify } from '../notice/notify';
import { dueForms, noteReminders } from '../report/due-queries';
import type { DueForm, DueReminder } from '../report/due-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { nameInNews, newsByReader } from './form-news';
import { reportName } from './form-place';
import { inputOfKey } from './report-inputs';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type DueOf = DueReminder['of'];

const events: Readonly<Record<DueOf, { soon: NoticeEvent; over: NoticeEvent }>> = {
  SUBMISSION: { soon: 'DUE_SOON', over: 'OVERDUE' },
  CONFIRMATION: { soon: 'CONFIRM_SOON', over: 'CONFIRM_OVERDUE' },
};

/** Reminds of due dates once a minute until the server closes. */
export async function remindRegularly(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(minuteMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await remindOfDueDates(services).catch((error: unknown) => services.report(error, 'reminders'));
  }
}

/**
 * Writes the reminders whose day has come: one notice a reader, however many forms it is about. Of several days
 * that passed while the server was off only the last counts.
 */
export async function remindOfDueDates(services: Services): Promise<void> {
  for (const of of ['SUBMISSION', 'CONFIRMATION'] as const)
    await services.database.transaction((tx) => remind(services, tx, of));
}

async function remind(services: Services, tx: Db, of: DueOf): Promise<void> {
  const { reminderDays } = services.config.notices;
  const now = services.now().getTime();
  const forms = (await dueForms(tx, of, services.now(), reminderDays)).map((form) => ({
    form,
    days: passed(form, form.reminderDays ?? reminderDays, now),
  }));
  const marks = forms.flatMap(({ form: { formId, due }, days }) =>
    days.map((day) => ({ formId, of, due, days: day })),
  );
  const made = new Set((await noteReminders(tx, marks)).map(({ formId, days }) => `${formId} ${days}`));
  const news = forms
    .filter(({ form, days }) => made.has(`${form.formId} ${days.at(-1)}`))
    .map(({ form }) => ({
      userId: form.userId,
      projectId: form.projectId,
      event: +form.due > now ? events[of].soon : events[of].over,
      name: nameInNews(reportName(form, inputOfKey(form.inputKey)), form.compareFlag),
      due: form.due,
    }));
  await notify(services, tx, newsByReader(news));
}

/** The days whose instant has passed since the form was handed out. */
function passed({ due, assignedAt }: DueForm, days: readonly number[], now: number): number[] {
  return days.filter((day) => {
    const instant = +due + day * dayMs;
    return instant <= now && instant > +assignedAt;
  });
}
