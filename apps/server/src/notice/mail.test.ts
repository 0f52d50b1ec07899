import { afterEach, describe, expect, it } from 'vitest';
import { smtpServer } from '../testing/smtp-server';
import type { ReceiverAnswer, TestSmtpServer } from '../testing/smtp-server';
import { mail } from './mail';
import { RefusedError } from './notice-way';
import type { OutgoingNotice } from './notice-way';

const notice: OutgoingNotice = {
  id: 'delivery1',
  event: 'RETURNED',
  title: '填报表被退回',
  text: '水资源表被退回，原因：缺少单位',
  project: { id: 'p1', name: '福建省2025年' },
  createdAt: new Date('2026-03-01T07:59:00Z'),
  to: { userId: 'u1', name: '水利局', contact: '张三', phone: '', email: 'water@example.org' },
  link: 'https://gep.example.org',
};
const from = 'GEP <gep@example.org>';
let server: TestSmtpServer;
afterEach(() => server.close());

const start = async (answer?: ReceiverAnswer) => {
  server = await smtpServer(answer);
  const config = { host: '127.0.0.1', port: server.port, secure: false, login: null, from };
  return (change: Partial<OutgoingNotice> = {}) =>
    mail(config).send?.({ ...notice, ...change }, new AbortController().signal);
};

/** A header as its reader sees it: folded lines joined, words in UTF-8 and base64 or quoted-printable decoded. */
function header(data: string, name: string): string {
  const head = data.slice(0, data.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const raw =
    head.split('\r\n').find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '';
  return raw
    .slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_all, text: string) => Buffer.from(text, 'base64').toString())
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_all, text: string) => unquoted(text.replaceAll('_', ' ')));
}

function unquoted(text: string): string {
  const plain = text.replace(/=\r\n/g, '');
  const bytes = plain.replace(/=([0-9A-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

function bodyOf(data: string): string {
  const body = data.slice(data.indexOf('\r\n\r\n') + 4);
  return /base64/i.test(header(data, 'Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString()
    : unquoted(body);
}

describe('a notice by mail', () => {
  it('says what it is about and where', async () => {
    await (
      await start()
    )();
    const [{ from: sender, to, data }] = server.mails;
    expect([sender, to]).toEqual(['gep@example.org', ['water@example.org']]);
    expect(header(data, 'Subject')).toBe('填报表被退回（福建省2025年）');
    expect(header(data, 'Auto-Submitted')).toBe('auto-generated');
    const lines = bodyOf(data).replaceAll('\r\n', '\n').trim().split('\n\n');
    expect(lines).toEqual(['福建省2025年', '水资源表被退回，原因：缺少单位', 'https://gep.example.org']);
  });

  it('has the same id in each try', async () => {
    const send = await start();
    await send();
    await send();
    const ids = server.mails.map(({ data }) => header(data, 'Message-ID'));
    expect(ids).toEqual(['<delivery1@example.org>', '<delivery1@example.org>']);
  });

  it('takes no header from a title', async () => {
    await (
      await start()
    )({ title: 'x\r\nBcc: other@example.org' });
    expect(server.mails[0].to).toEqual(['water@example.org']);
    expect(header(server.mails[0].data, 'Bcc')).toBe('');
  });

  it('is refused for good where the receiver is unknown, and for now where the mailbox is full', async () => {
    await expect((await start(() => '550 no such user'))()).rejects.toThrow(RefusedError);
    await server.close();
    const full = (await start(() => '452 mailbox full'))();
    await expect(full).rejects.toThrow(/452 mailbox full/);
    await expect(full).rejects.not.toThrow(RefusedError);
  });

  it('reaches who has an address', async () => {
    await start();
    const { reaches } = mail({ host: 'x', port: 25, secure: false, login: null, from });
    expect([reaches({ email: '', phone: '1' }), reaches({ email: 'a@b.cn', phone: '' })]).toEqual([
      false,
      true,
    ]);
  });

  it('sends no password to a server without TLS', async () => {
    server = await smtpServer();
    // A name of this machine that does not look like it.
    const config = { host: '0.0.0.0', port: server.port, secure: false, from };
    const way = mail({ ...config, login: { user: 'gep', pass: 'secret' } });
    await expect(way.send?.(notice, new AbortController().signal)).rejects.toThrow();
    expect(server.mails).toEqual([]);
  });
});
