import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inbox } from '../notice/inbox';
import type { NoticeWay, OutgoingNotice } from '../notice/notice-way';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const password = 'Owner#2026x';
let now = new Date('2026-03-01T08:00:00Z');
let sent: OutgoingNotice[] = [];
let fault: Error | null = null;
let server: TestApp;

const gateway: NoticeWay = {
  name: 'WEBHOOK',
  reaches: () => true,
  send: (notice) => {
    sent.push(notice);
    return fault ? Promise.reject(fault) : Promise.resolve();
  },
};
const environment = {
  GEP_REGISTRATION: '1',
  GEP_WEBHOOK_URL: 'http://127.0.0.1:1/',
  GEP_WEBHOOK_SECRET: '0123456789abcdef',
};

beforeAll(async () => {
  const ways = { noticeWays: [inbox, gateway], noticesByHand: true } as const;
  server = await testApp({ now: () => now, ...ways }, environment);
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 24 * 3600_000);
  [sent, fault] = [[], null];
});

let number = 0;
const nextPhone = () => `139${String(++number).padStart(8, '0')}`;
const ask = async (phone: string, to = server) =>
  (await to.send('POST', '/gep/user/register/code', { form: { phone } })).code;
const register = async (phone: string, code: string, userName: string, to = server) =>
  (await to.send('POST', '/gep/user/register', { form: { phone, code, userName, password } })).code;
const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? 'none';
const wrong = () => (lastCode() === '000000' ? '000001' : '000000');
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

describe('registration by phone', () => {
  it('makes an account that owns projects', async () => {
    const phone = nextPhone();
    expect(await ask(phone)).toBe('00000');
    expect(sent[0]).toMatchObject({ event: 'CODE', title: '注册验证码', to: { phone } });
    expect(await register(phone, lastCode(), 'owner01')).toBe('00000');
    const token = await server.login('owner01', password);
    expect(await server.project(token, '新项目')).toMatch(/^\w{20}$/);
    // The code is used up, and the phone has its account.
    expect(await register(phone, lastCode(), 'owner02')).toBe('10621');
    later(60);
    await ask(phone);
    expect(await register(phone, lastCode(), 'owner02')).toBe('10624');
  });

  it('takes no wrong code, and no code at all after five of them', async () => {
    const phone = nextPhone();
    await ask(phone);
    for (let i = 0; i < 5; i++) expect(await register(phone, wrong(), 'owner03')).toBe('10621');
    expect(await register(phone, lastCode(), 'owner03')).toBe('10621');
    expect(await register(nextPhone(), '123456', 'owner03')).toBe('10621');
  });

  it('takes a code for ten minutes', async () => {
    const phone = nextPhone();
    await ask(phone);
    later(10 * 60 + 1);
    expect(await register(phone, lastCode(), 'owner04')).toBe('10621');
  });

  it('sends one code in 59 seconds and five a day', async () => {
    const phone = nextPhone();
    for (let i = 0; i < 5; i++) {
      expect(await ask(phone)).toBe('00000');
      expect(await ask(phone)).toBe('10622');
      later(59);
    }
    expect(await ask(phone)).toBe('10623');
    expect(sent).toHaveLength(5);
    later(24 * 3600);
    expect(await ask(phone)).toBe('00000');
  });

  it('says that a code could not be sent, and lets nobody ask the gateway again at once', async () => {
    const phone = nextPhone();
    fault = new Error('HTTP 503');
    expect(await ask(phone)).toBe('10503');
    expect(await ask(phone)).toBe('10622');
  });

  it('keeps the code when the account is taken', async () => {
    const phone = nextPhone();
    await ask(phone);
    expect(await register(phone, lastCode(), 'admin0')).toBe('00000');
    const other = nextPhone();
    await ask(other);
    expect(await register(other, lastCode(), 'admin0')).toBe('10410');
    expect(await register(other, lastCode(), 'admin1')).toBe('00000');
  });
});

it('is off unless it is set up', async () => {
  const closed = await testApp({ now: () => now });
  try {
    expect(await ask(nextPhone(), closed)).toBe('10404');
    expect(await register(nextPhone(), '123456', 'owner09', closed)).toBe('10404');
    const { data } = await closed.send('GET', '/gep/user/app');
    expect(data).toMatchObject({ registration: false });
  } finally {
    await closed.close();
  }
});
