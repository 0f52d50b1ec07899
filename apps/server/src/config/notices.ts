import { limits } from '@gep/api-client/contract';
import type { SettingName } from './config-table';

/** How notices are worded, and the ways that they take beside the inbox. */
export interface NoticesConfig {
  readonly language: 'zh' | 'en';
  /** Of the times in notices. */
  readonly timeZone: string;
  /** Days from a due date at which reminders are made, ascending; negative before it. */
  readonly reminderDays: readonly number[];
  readonly mail: MailPlace | null;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
}

/** The SMTP server that mails go through, and who they come from. */
export interface MailPlace {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
}

type Text = (name: SettingName) => string | null;

/** @throws RangeError that names the setting and repeats no secret */
export function readNotices(text: Text, language: 'zh' | 'en'): NoticesConfig {
  return {
    language,
    timeZone: timeZone(text('GEP_TIME_ZONE') as string),
    reminderDays: reminderDays(text('GEP_REMINDER_DAYS') as string),
    mail: mailPlace(text('GEP_SMTP_URL'), text('GEP_MAIL_FROM')),
    webhook: webhook(text('GEP_WEBHOOK_URL'), text('GEP_WEBHOOK_SECRET')),
  };
}

/** Address of the console without a slash at its end. @throws RangeError */
export function publicUrl(value: string | null): string | null {
  if (value === null) return null;
  if (!isWeb(value)) throw new RangeError(`GEP_PUBLIC_URL: got ${value}, allowed: an http or https address`);
  return value.replace(/\/+$/, '');
}

function timeZone(value: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    throw new RangeError(`GEP_TIME_ZONE: got ${value}, allowed: a name such as Asia/Shanghai`);
  }
}

function reminderDays(value: string): number[] {
  if (value.trim() === 'none') return [];
  const days = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isRight = days.every((day) => Number.isInteger(day) && Math.abs(day) <= limits.reminderDays);
  if (isRight) return [...new Set(days)].sort((a, b) => a - b);
  throw new RangeError(
    `GEP_REMINDER_DAYS: got ${value}, allowed: none, or whole days from -${limits.reminderDays} to ${limits.reminderDays}, separated by commas`,
  );
}

const smtpForm = 'smtp[s]://[USER:PASSWORD@]host[:port]';

/** @throws RangeError that repeats nothing: a misread part could be the password */
function mailPlace(text: string | null, from: string | null): MailPlace | null {
  if (text === null) return null;
  const wrong = (): never => {
    throw new RangeError(
      `GEP_SMTP_URL must look like ${smtpForm}: percent-encode special characters of the password, for example @ as %40`,
    );
  };
  if (!URL.canParse(text)) wrong();
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const secure = protocol === 'smtps:';
  if (
    (!secure && protocol !== 'smtp:') ||
    hostname === '' ||
    /[^/]/.test(pathname) ||
    search !== '' ||
    hash !== ''
  )
    wrong();
  if (from === null || !/^[^<>@\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/.test(from))
    throw new RangeError('GEP_SMTP_URL needs GEP_MAIL_FROM, for example GEP <gep@example.org>');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    login:
      username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from,
  };
}

const shortestSecret = 16;

function webhook(url: string | null, secret: string | null): NoticesConfig['webhook'] {
  if (url === null) return null;
  if (!isWeb(url)) throw new RangeError('GEP_WEBHOOK_URL must start with http:// or https://');
  if (secret === null || secret.length < shortestSecret)
    throw new RangeError(`GEP_WEBHOOK_URL needs GEP_WEBHOOK_SECRET of at least ${shortestSecret} characters`);
  return { url, secret };
}

function isWeb(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
