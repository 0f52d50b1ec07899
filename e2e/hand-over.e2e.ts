import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { serveTls, tlsProxy } from './tls-proxy';
import type { TlsServer } from './tls-proxy';

/* The administration on another port of the host hands a session over in the name of the window. */

let server: RunningServer;
let proxy: TlsServer;
let owner: { token: string; projectId: string };
test.beforeAll(async () => {
  server = await startServer({ GEP_TRUST_PROXY: 'loopback' });
  proxy = await tlsProxy(server.url);
  const { token } = await call<{ token: string }>('POST', 'login', {
    username: server.account,
    pwd: server.password,
  });
  const { id: projectId } = await call<{ id: string }>('POST', 'project', { name: '移交的项目' }, token);
  owner = { token, projectId };
});
test.afterAll(async () => {
  proxy.close();
  await server.stop();
});
test.use({ ignoreHTTPSErrors: true });

async function call<T>(method: string, path: string, form: Record<string, string>, token = ''): Promise<T> {
  const body = new URLSearchParams(form);
  const answer = await fetch(`${server.url}/gep/user/${path}`, {
    method,
    headers: { 'user-token': token },
    body,
  });
  const { code, message, data } = (await answer.json()) as { code: string; message: string; data: T };
  if (code !== '00000') throw new Error(`${path} answered ${code}: ${message}`);
  return data;
}

/** A page of another port, by the protocol of `to`, that writes the name of its window and goes there. */
async function administration(name: string, to: string): Promise<{ url: string; close: () => void }> {
  const script = `window.name = ${JSON.stringify(name)}; location.href = '${to}';`;
  const listener: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>administration</title><script>${script}</script>`);
  };
  if (to.startsWith('https:')) return serveTls(listener);
  const page = createServer(listener);
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const { port } = page.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => page.close() };
}

for (const [way, urlOf] of [
  ['over HTTP', () => server.url],
  ['over HTTPS, behind a proxy', () => proxy.url],
] as const) {
  test(`a session handed over by another port of the host opens its project ${way}`, async ({ page }) => {
    const url = urlOf();
    const from = await administration(JSON.stringify(owner), `${url}/adminViewPage`);
    await page.goto(from.url);
    await page.waitForURL(`${url}/setting/basic`);
    await expect(page.getByText('移交的项目').first()).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('');
    const [cookie] = await page.context().cookies(url);
    expect(cookie).toMatchObject({
      name: 'user-token',
      value: owner.token,
      secure: url.startsWith('https:'),
      sameSite: 'Strict',
    });
    from.close();
  });
}

test('no other page of the console opens in the window of a foreign one', async ({ page }) => {
  const from = await administration(JSON.stringify(owner), `${proxy.url}/login`);
  await page.goto(from.url);
  await expect(page.getByLabel('账号')).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
  from.close();
});

test.describe('over HTTPS', () => {
  let department: string;
  test.beforeAll(async () => {
    const names = { deptName: '林业局', userName: 'forestry', realName: '', phone: '' };
    const account = { projectId: owner.projectId, password: 'First-Wood-1', ...names };
    await call('POST', 'inputer', account, owner.token);
    const signIn = { username: 'forestry', pwd: 'First-Wood-1' };
    ({ token: department } = await call<{ token: string }>('POST', 'login', signIn));
  });

  test('a visitor who is signed in stays so when another session is handed over', async ({ page }) => {
    const cookie = { name: 'user-token', value: department };
    await page.context().addCookies([{ ...cookie, url: proxy.url, secure: true }]);
    const from = await administration(JSON.stringify(owner), `${proxy.url}/adminViewPage`);
    await page.goto(from.url);
    await expect(page.getByText('当前已登录账号forestry：请先退出登录')).toBeVisible();
    expect(await page.context().cookies(proxy.url)).toMatchObject([cookie]);
    expect(await page.evaluate(() => window.name)).toBe('');
    from.close();
  });

  test('a session that is not of the owner of the project is not taken', async ({ page }) => {
    const handed = { ...owner, token: department };
    const from = await administration(JSON.stringify(handed), `${proxy.url}/adminViewPage`);
    const leaving = page.waitForRequest((request) => new URL(request.url()).port === '9998');
    await page.goto(from.url);
    await leaving;
    expect(await page.context().cookies(proxy.url)).toEqual([]);
    from.close();
  });
});
