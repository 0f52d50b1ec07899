import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAttempts } from '../store/schema';
import { adminPassword, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { signedIn } from './session';

let now = new Date('2026-03-01T08:00:00Z');
let server: TestApp;

beforeAll(async () => {
  server = await testApp({ now: () => now });
});
afterAll(() => server.close());

const login = (username: string, pwd: string) =>
  server.send('POST', '/gep/user/login', { form: { username, pwd } });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('POST /gep/user/login', () => {
  it('answers token, id and role, and takes JSON and a trailing slash too', async () => {
    const answer = await server.send('POST', '/gep/user/login/', {
      json: { username: 'admin', pwd: adminPassword },
    });
    expect(answer).toMatchObject({
      status: 200,
      code: '00000',
      message: '成功',
      data: { role: 'PROJECT_ADMIN' },
    });
    expect((answer.data as { token: string }).token).toMatch(/^[\w-]{40,}$/);
  });

  it('answers wrong passwords and unknown users alike, in the language of the request', async () => {
    const headers = { 'accept-language': 'en' };
    const wrong = await server.send('POST', '/gep/user/login', {
      form: { username: 'admin', pwd: 'x' },
      headers,
    });
    const unknown = await server.send('POST', '/gep/user/login', {
      form: { username: 'no', pwd: 'x' },
      headers,
    });
    expect(wrong).toMatchObject({
      status: 200,
      code: '10101',
      message: expect.stringContaining('Wrong username'),
    });
    expect(unknown).toEqual(wrong);
  });

  it.each(['lockme', 'nobody'])('locks %s for 15 minutes after 5 wrong passwords', async (name) => {
    if (name === 'lockme') await server.addMainUser(name);
    for (let i = 0; i < 5; i++) expect((await login(name, 'wrong')).code).toBe('10101');
    expect(await login(name, adminPassword)).toMatchObject({
      code: '10102',
      message: expect.stringContaining('15'),
    });
    later(14);
    expect((await login(name, adminPassword)).code).toBe('10102');
    later(2);
    expect((await login(name, adminPassword)).code).toBe(name === 'lockme' ? '00000' : '10101');
  });

  it('counts attempts made at the same time', async () => {
    await server.addMainUser('parallel');
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('parallel', 'wrong')));
    expect(answers.filter((answer) => answer.code === '10101').length).toBeLessThanOrEqual(5);
    expect((await login('parallel', adminPassword)).code).toBe('10102');
  });

  it('locks an account only for the network that the wrong passwords come from', async () => {
    await server.addMainUser('shared');
    const from = async (remoteAddress: string, pwd: string) => {
      const payload = { username: 'shared', pwd };
      const url = '/gep/user/login';
      const response = await server.app.fastify.inject({ method: 'POST', url, remoteAddress, payload });
      return response.json<{ code: string }>().code;
    };
    for (let i = 0; i < 5; i++) expect(await from('192.0.2.1', 'wrong')).toBe('10101');
    expect(await from('192.0.2.1', adminPassword)).toBe('10102');
    expect(await from('198.51.100.7', adminPassword)).toBe('00000');
    for (let i = 0; i < 100; i++) await from(`203.0.113.${i}`, 'wrong');
    expect(await from('192.0.2.99', adminPassword)).toBe('10102');
    // The user has signed in from there before.
    expect(await from('198.51.100.7', adminPassword)).toBe('00000');
    later(16);
    expect(await from('192.0.2.99', adminPassword)).toBe('00000');
  });

  it('locks twice as long each time, until a right password is given', async () => {
    const user = 'again';
    await server.addMainUser(user);
    const lock = async () => {
      for (let i = 0; i < 5; i++) expect((await login(user, 'wrong')).code).toBe('10101');
    };
    for (const minutes of [15, 30, 60]) {
      await lock();
      later(minutes - 1);
      expect((await login(user, adminPassword)).code).toBe('10102');
      later(2);
    }
    expect((await login(user, adminPassword)).code).toBe('00000');
    await lock();
    later(16);
    expect((await login(user, adminPassword)).code).toBe('00000');
  });

  it('writes down no name that no account can have', async () => {
    for (const name of ['a b', '名字', "x'; --"]) {
      for (let i = 0; i < 7; i++) expect((await login(name, 'wrong')).code).toBe('10101');
    }
    const { db } = server.app.services.database;
    const keys = (await db.select().from(loginAttempts)).map(({ userName }) => userName);
    expect(keys.filter((key) => !/^\w+( [\d.:/]+)?$/.test(key))).toEqual([]);
  });

  it('names the field that is missing', async () => {
    const answer = await server.send('POST', '/gep/user/login', { form: { username: 'admin', pwd: '' } });
    expect(answer).toMatchObject({ status: 400, code: '10400', at: 'body.pwd', message: 'pwd：请输入密码' });
  });
});

describe('the header user-token', () => {
  it('fails with 10204 and HTTP 200 when it is missing or unknown', async () => {
    for (const token of [undefined, 'abc', 'x'.repeat(5000)]) {
      expect(await server.send('GET', '/gep/user/userinfo', { token })).toMatchObject({
        status: 200,
        code: '10204',
      });
    }
  });

  it('expires with 10206 twelve hours after signing in, however much it is used', async () => {
    const token = await server.login();
    const ask = async () => (await server.send('GET', '/gep/user/userinfo', { token })).code;
    for (let hour = 1; hour <= 12; hour += 1) {
      later(60);
      expect(await ask()).toBe('00000');
    }
    later(1);
    expect(await ask()).toBe('10206');
  });

  it('keeps who calls every few seconds signed in, also with the shortest idle limit', async () => {
    const brief = await testApp({ now: () => now }, { GEP_SESSION_IDLE_MINUTES: '1' });
    const token = await brief.login();
    const ask = async () => (await brief.send('GET', '/gep/user/userinfo', { token })).code;
    for (let call = 0; call < 30; call += 1) {
      later(5 / 60);
      expect(await ask()).toBe('00000');
    }
    later(61 / 60);
    expect(await ask()).toBe('10206');
    await brief.close();
  });

  it('is not kept open by a look at the session', async () => {
    const token = await server.login();
    for (let minutes = 0; minutes < 119; minutes += 7) {
      await signedIn(server.app.services, token, false);
      later(7);
    }
    await expect(signedIn(server.app.services, token, false)).resolves.toBeDefined();
    later(2);
    await expect(signedIn(server.app.services, token, false)).rejects.toMatchObject({
      problem: { name: 'SESSION_EXPIRED' },
    });
  });

  it('expires with 10206 after two hours without a call', async () => {
    const token = await server.login();
    later(119);
    expect((await server.send('GET', '/gep/user/userinfo', { token })).code).toBe('00000');
    later(119);
    expect((await server.send('GET', '/gep/user/userinfo', { token })).code).toBe('00000');
    later(121);
    expect((await server.send('GET', '/gep/user/userinfo', { token })).code).toBe('10206');
  });
});

describe('POST /gep/user/logout', () => {
  it('revokes the token: 10301 afterwards', async () => {
    const token = await server.login();
    expect((await server.send('POST', '/gep/user/logout', { token })).code).toBe('00000');
    expect(await server.send('GET', '/gep/user/userinfo', { token })).toMatchObject({
      status: 200,
      code: '10301',
    });
  });
});

describe('PUT /gep/user', () => {
  it('saves name and phone, and refuses another user and a phone that is none', async () => {
    const token = await server.login();
    const saved = await server.send('PUT', '/gep/user', {
      token,
      form: { realName: '张三', phone: '13800138000' },
    });
    expect(saved.data).toMatchObject({ userName: 'admin', realName: '张三', phone: '13800138000' });
    expect((await server.send('PUT', '/gep/user', { token, form: { id: 'other' } })).code).toBe('10403');
    expect((await server.send('PUT', '/gep/user', { token, form: { phone: '123' } })).code).toBe('10400');
  });
});

describe('PUT /gep/user/modify/pwd', () => {
  const next = 'Other#2026y';
  it('refuses weak, unequal and unchanged passwords, then changes and ends the other sessions', async () => {
    await server.addMainUser('changer');
    const token = await server.login('changer');
    const other = await server.login('changer');
    const change = (form: Record<string, string>) =>
      server.send('PUT', '/gep/user/modify/pwd', { token, form });
    expect((await change({ password: 'short' })).code).toBe('10400');
    expect((await change({ password: next, passwordRe: `${next}z` })).code).toBe('10400');
    expect((await change({ password: adminPassword })).code).toBe('10103');
    expect((await change({ password: next, oldPassword: 'wrong' })).code).toBe('10104');
    const changed = await change({ password: next, passwordRe: next });
    expect(changed).toMatchObject({ code: '00000', data: { token: expect.any(String) } });
    for (const ended of [token, other])
      expect((await server.send('GET', '/gep/user/userinfo', { token: ended })).code).toBe('10301');
    const info = await server.send('GET', '/gep/user/userinfo', changed.data as { token: string });
    expect(info.data).toMatchObject({ lastPasswordChangeDate: now.toISOString() });
    expect((await login('changer', adminPassword)).code).toBe('10101');
    expect((await login('changer', next)).code).toBe('00000');
  });

  it('needs the old password, unless the user has just signed in', async () => {
    await server.addMainUser('forgetful');
    const token = await server.login('forgetful');
    later(11);
    const change = (form: Record<string, string>) =>
      server.send('PUT', '/gep/user/modify/pwd', { token, form });
    const refused = await change({ password: next });
    expect(refused).toMatchObject({ code: '10400', at: 'body.oldPassword' });
    expect((await change({ password: next, oldPassword: adminPassword })).code).toBe('00000');
  });
});

describe('GET /gep/user/projection/:id', () => {
  it('knows the CGCS2000 zones by the numbers of EPSG', async () => {
    const token = await server.login();
    const { data } = await server.send('GET', '/gep/user/projection/4548', { token });
    // EPSG:4548 is CGCS2000 / 3-degree Gauss-Kruger CM 117E.
    expect(data).toMatchObject({ code: 'EPSG:4548', name: expect.stringContaining('117E') });
    expect((data as { proj4: string }).proj4).toContain('+lon_0=117 +k=1 +x_0=500000');
    expect((await server.send('GET', '/gep/user/projection/9999', { token })).code).toBe('10404');
  });
});

describe('a password of more than 90 days', () => {
  it('admits only its change; one that was never changed is as old as the account', async () => {
    await server.addMainUser('sleeper', now);
    later(90 * 24 * 60 - 1);
    expect((await server.send('GET', '/gep/user/model', { token: await server.login('sleeper') })).code).toBe(
      '00000',
    );
    later(2);
    const token = await server.login('sleeper');
    const ask = async (path: string) => (await server.send('GET', path, { token })).code;
    expect(await ask('/gep/user/model')).toBe('10105');
    expect(await ask('/gep/user/userinfo')).toBe('00000');
    const form = { oldPassword: adminPassword, password: 'Other#2026y' };
    const { data } = await server.send('PUT', '/gep/user/modify/pwd', { token, form });
    expect((await server.send('GET', '/gep/user/model', data as { token: string })).code).toBe('00000');
  });
});
