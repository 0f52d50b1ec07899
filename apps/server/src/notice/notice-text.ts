import { fillMessage } from '@gep/api-client/contract';
import type { Language, LocalText, NoticeEvent } from '@gep/api-client/contract';
import type { NoticeData } from '../store/schema';

/** What a notice says: its title and its sentence. */
interface Words {
  readonly title: LocalText;
  readonly text: LocalText;
}

const words: Readonly<Record<NoticeEvent, Words>> = {
  ASSIGNED: {
    title: { zh: '新的填报任务', en: 'New forms to fill in' },
    text: { zh: '请填报：{forms}。{due}', en: 'Please fill in: {forms}. {due}' },
  },
  REMINDER: {
    title: { zh: '催办通知', en: 'Reminder' },
    text: { zh: '请尽快完成填报：{forms}。{due}', en: 'Please finish soon: {forms}. {due}' },
  },
  DUE_SOON: {
    title: { zh: '填报即将到期', en: 'Forms are due soon' },
    text: { zh: '尚未提交：{forms}。{due}', en: 'Not submitted yet: {forms}. {due}' },
  },
  OVERDUE: {
    title: { zh: '填报已逾期', en: 'Forms are overdue' },
    text: { zh: '已逾期未提交：{forms}。{due}', en: 'Overdue: {forms}. {due}' },
  },
  RETURNED: {
    title: { zh: '填报表被退回', en: 'A form was sent back' },
    text: { zh: '{forms}被退回，原因：{reason}', en: '{forms} was sent back: {reason}' },
  },
  CONFIRMED: {
    title: { zh: '填报表已确认', en: 'A form was confirmed' },
    text: { zh: '{forms}已确认。', en: '{forms} was confirmed.' },
  },
  DUE_MOVED: {
    title: { zh: '填报截止时间已调整', en: 'A due date was moved' },
    text: { zh: '{forms}的截止时间已调整。{due}', en: 'The due date was moved: {forms}. {due}' },
  },
  CONFIRM_SOON: {
    title: { zh: '确认即将到期', en: 'Confirmations are due soon' },
    text: { zh: '待确认：{forms}。{due}', en: 'Waiting for your confirmation: {forms}. {due}' },
  },
  CONFIRM_OVERDUE: {
    title: { zh: '确认已逾期', en: 'Confirmations are overdue' },
    text: { zh: '逾期未确认：{forms}。{due}', en: 'Not confirmed in time: {forms}. {due}' },
  },
};

const dueWords = {
  dated: { zh: '截止时间：{time}', en: 'Due {time}' },
  none: { zh: '未设截止时间', en: 'No due date' },
};
const locales = { zh: 'zh-CN', en: 'en' };

/** Title and sentence of a notice in a language, times in a time zone. */
export function noticeText(
  { event, data }: { event: NoticeEvent; data: NoticeData },
  language: Language,
  timeZone: string,
): { title: string; text: string } {
  const { title, text } = words[event];
  const args = {
    forms: formsText(data, language),
    due: dueText(data.due, language, timeZone),
    reason: data.reason ?? '',
  };
  return { title: title[language], text: fillMessage(text[language], args).trim() };
}

/** Names of the first forms, and how many there are in all. */
function formsText({ forms, count }: NoticeData, language: Language): string {
  const names = forms.map((name) => name[language]);
  if (language === 'zh') {
    if (count === 0) return '全部填报表';
    return count > names.length ? `${names.join('、')}等${count}份填报表` : names.join('、');
  }
  if (count === 0) return 'all forms';
  return count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ');
}

function dueText(due: string | null, language: Language, timeZone: string): string {
  if (due === null) return dueWords.none[language];
  const time = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(due));
  return fillMessage(dueWords.dated[language], { time });
}
