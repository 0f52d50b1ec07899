import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { Page, Request } from 'playwright/test';
import { sampleCalculated } from './sample-calculated';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { mapLoaded, openFromMenu } from './steps';

/* What a browser fetches as script, as it comes over the network, before somebody can work. */

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ GEP_SAMPLE: '1' });
  await sampleCalculated(server);
});
test.afterAll(() => server.stop());

type Sum = (counts?: (path: string) => boolean) => Promise<number>;

/** Notes the scripts from now on, and sums their KB; the coastline of the base map is data. */
function scriptsOf(page: Page): Sum {
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (pathOf(request).endsWith('.js') && !pathOf(request).includes('/land-')) loaded.push(request);
  });
  // Sizes are asked for here only: a question that the end of the page leaves open would fail the test.
  return async (counts = () => true) => {
    const sizes = await Promise.all(
      loaded.filter((request) => counts(pathOf(request))).map((one) => one.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  };
}

test('the form of the login comes with at most 150 KB of script', async ({ page }) => {
  const sum = scriptsOf(page);
  const answer = await page.goto(`${server.url}/login`);
  const html = (await answer?.text()) ?? '';
  await expect(page.getByLabel('账号')).toBeVisible();
  // The page names what all pages need, and asks for the form; rules, client and picture follow by themselves.
  const first = await sum((path) => html.includes(path) || /\/(?:login|entry|forms)-/.test(path));
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(150);
});

test('login, settings and a result map come with at most 480 KB of script', async ({ page }) => {
  const sum = scriptsOf(page);
  await page.goto(server.url);
  await page.getByLabel('账号').fill(server.account);
  await page.getByLabel('密码', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('共 12 条')).toBeVisible();
  await openFromMenu(page, '空间可视化');
  await mapLoaded(page);
  const all = await sum();
  expect(all).toBeLessThan(480);
});

test('a result map shows its first picture with at most 450 KB of script, compressed with gzip', async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByLabel('账号').fill(server.account);
  await page.getByLabel('密码', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: '登录' }).click();
  await openFromMenu(page, '空间可视化');
  await mapLoaded(page);
  // The coastline is data. Workers, notices, borders and lines of degrees come beside the picture and do not hold it up.
  const beside = /\/(?:land-|worker|read-worker|notices|graticule|border-layer|outline-layer)/;
  for (const kind of ['分区统计', '空间结果']) {
    await page.getByRole('radio', { name: kind }).click();
    await expect(page.getByRole('radio', { name: kind })).toBeChecked();
    await mapLoaded(page);
    const scripts = new Set<string>();
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !beside.test(pathname)) scripts.add(request.url());
    };
    page.on('requestfinished', note);
    await page.reload();
    await mapLoaded(page);
    page.off('requestfinished', note);
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
    expect(size).toBeGreaterThan(300);
    expect(size).toBeLessThan(450);
  }
});
