import type { LocalText, NoticeEvent } from '@gep/api-client/contract';
import type { News } from '../notice/notify';
import type { FormPlace } from './form-place';

/** Names that a notice lists; of more forms it says how many. */
const named = 5;

/** What somebody is to know of one form. */
export interface FormNews {
  readonly userId: string;
  readonly projectId: string;
  readonly event: NoticeEvent;
  readonly name: LocalText;
  readonly due: Date | null;
  readonly reason?: string;
}

/** A form as notices name it: the report of the comparable year has the same name as that of the current one. */
export function nameInNews(name: LocalText, compareFlag: number): LocalText {
  return compareFlag === 0 ? name : { zh: `${name.zh}（可比年）`, en: `${name.en} (comparable year)` };
}

/** One notice for each reader and event, however many forms it is about; the earliest due date stands for all. */
export function newsByReader(all: readonly FormNews[]): News[] {
  const groups = new Map<string, FormNews[]>();
  for (const one of all) {
    const key = [one.userId, one.projectId, one.event].join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((forms) => newsOf(forms[0], forms));
}

/** News about forms of one reader; none: about its forms in general. */
export function newsOf(
  { userId, projectId, event, reason }: Omit<FormNews, 'name' | 'due'>,
  forms: readonly Pick<FormNews, 'name' | 'due'>[],
): News {
  const dues = forms.flatMap(({ due }) => due ?? []).sort((a, b) => +a - +b);
  const data = {
    forms: forms.slice(0, named).map(({ name }) => name),
    count: forms.length,
    due: dues.at(0)?.toISOString() ?? null,
    ...(reason !== undefined && { reason }),
  };
  return { userId, projectId, event, data };
}

/** News about a form for its department. */
export function newsOfForm({ form, template, name }: FormPlace, event: NoticeEvent, reason?: string): News {
  const { userId, projectId, extendedDue } = form;
  const about = { userId, projectId, event, ...(reason !== undefined && { reason }) };
  const due = extendedDue ?? template.submitDue;
  return newsOf(about, [{ name: nameInNews(name, template.compareFlag), due }]);
}
