import { describe, expect, it } from 'vitest';
import { readConfig } from './index';

const notices = (environment: Record<string, string>) => readConfig(environment).notices;

describe('settings of notices', () => {
  it('are an inbox alone by default, with reminders around the due date', () => {
    expect(notices({})).toEqual({
      language: 'zh',
      timeZone: 'Asia/Shanghai',
      reminderDays: [-3, -1, 1, 7],
      mail: null,
      webhook: null,
    });
  });
  it('take days in any order, or none', () => {
    expect(notices({ GEP_REMINDER_DAYS: '1, -7,1' }).reminderDays).toEqual([-7, 1]);
    expect(notices({ GEP_REMINDER_DAYS: 'none' }).reminderDays).toEqual([]);
    for (const wrong of ['x', '1.5', '-61', '1,,2'])
      expect(() => notices({ GEP_REMINDER_DAYS: wrong })).toThrow('GEP_REMINDER_DAYS');
  });
  it('refuse a time zone that does not exist', () => {
    expect(() => notices({ GEP_TIME_ZONE: 'Asia/Nowhere' })).toThrow('GEP_TIME_ZONE');
  });
  it('want a secret with a webhook, and repeat neither', () => {
    const url = { GEP_WEBHOOK_URL: 'https://sms.example.org/key-42' };
    expect(() => notices(url)).toThrow('GEP_WEBHOOK_SECRET');
    expect(() => notices({ ...url, GEP_WEBHOOK_SECRET: 'short' })).toThrow(/^(?!.*(?:key-42|short))/);
    expect(() => notices({ GEP_WEBHOOK_URL: 'ftp://sms.example.org/key-42' })).toThrow(/^(?!.*key-42)/);
    expect(notices({ ...url, GEP_WEBHOOK_SECRET: '0123456789abcdef' }).webhook?.secret).toBe(
      '0123456789abcdef',
    );
  });
  it('read a mail server, and repeat no password', () => {
    const from = { GEP_MAIL_FROM: 'GEP <gep@example.org>' };
    const mailOf = (url: string) => notices({ ...from, GEP_SMTP_URL: url }).mail;
    expect(mailOf('smtp://gep:p%40ss@mail.example.org')).toEqual({
      host: 'mail.example.org',
      port: 587,
      secure: false,
      login: { user: 'gep', pass: 'p@ss' },
      from: 'GEP <gep@example.org>',
    });
    expect(mailOf('smtps://mail.example.org')).toMatchObject({ port: 465, secure: true, login: null });
    expect(mailOf('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 });
    for (const url of ['http://gep:s3cret@x', 'smtp://gep:s3cret#1@x', 'smtp://gep:s3cret@x/path'])
      expect(() => mailOf(url)).toThrow(/^GEP_SMTP_URL(?!.*s3cret)/);
    expect(() => notices({ GEP_SMTP_URL: 'smtp://x' })).toThrow('GEP_MAIL_FROM');
    expect(() => notices({ GEP_SMTP_URL: 'smtp://x', GEP_MAIL_FROM: 'nobody' })).toThrow('GEP_MAIL_FROM');
  });
  it('take an address for links without its last slash', () => {
    expect(readConfig({ GEP_PUBLIC_URL: 'https://gep.example.org/' }).publicUrl).toBe(
      'https://gep.example.org',
    );
    expect(() => readConfig({ GEP_PUBLIC_URL: 'gep.example.org' })).toThrow('GEP_PUBLIC_URL');
  });
});
