import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/* The administration on another port of the host hands a session over in the name of the window. */

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** A page of another port that writes the name of its window and goes to the console. */
async function administration(name: string): Promise<{ url: string; close: () => void }> {
  const script = `window.name = ${JSON.stringify(name)}; location.href = '${server.url}/adminViewPage';`;
  const page = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>administration</title><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const { port } = page.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => page.close() };
}

async function call<T>(path: string, form: Record<string, string>, token = ''): Promise<T> {
  const body = new URLSearchParams(form);
  const answer = await fetch(`${server.url}/gep/user/${path}`, {
    method: 'POST',
    headers: { 'user-token': token },
    body,
  });
  return ((await answer.json()) as { data: T }).data;
}

test('a session handed over by another port of the host opens its project', async ({ page }) => {
  const { token } = await call<{ token: string }>('login', {
    username: server.account,
    pwd: server.password,
  });
  const { id: projectId } = await call<{ id: string }>('project', { name: '移交的项目' }, token);
  const from = await administration(JSON.stringify({ token, projectId }));
  await page.goto(from.url);
  await page.waitForURL(`${server.url}/setting/basic`);
  await expect(page.getByText('移交的项目').first()).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
  from.close();
});
