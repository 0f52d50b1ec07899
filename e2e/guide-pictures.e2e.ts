import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { sampleCalculated } from './sample-calculated';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/* The pictures of the guide for accountants, taken from the sample project: `npm run pictures -- --guide`. */

const folder = process.env.GEP_GUIDE_PICTURES;
test.skip(folder === undefined, 'takes pictures, and checks nothing');
test.use({ viewport: { width: 1200, height: 720 } });

let server: RunningServer;
test.beforeAll(async () => {
  if (folder === undefined) return;
  server = await startServer({ GEP_SAMPLE: '1' });
  await sampleCalculated(server);
});
test.afterAll(() => server?.stop());

const languages = [
  { language: 'zh-CN', suffix: '.zh', table: '数据表', chart: '各项服务的价值', chain: '数据来源' },
  {
    language: 'en',
    suffix: '',
    table: 'Table',
    chart: 'Value by service',
    chain: 'Where the figure comes from',
  },
];

for (const { language, suffix, table, chart, chain } of languages)
  test(`the guide in ${language}`, async ({ page }) => {
    await signIn(page, language);
    const take = async (name: string, what: Page | Locator = page) => {
      await page.evaluate(() => document.fonts.ready);
      // The pointer marks what is under it.
      await page.mouse.move(0, 0);
      await what.screenshot({ path: join(folder ?? '', `${name}${suffix}.png`), animations: 'disabled' });
    };
    await open(page, 'services');
    await expect(page.locator('svg text').first()).toBeVisible();
    await take('values');
    const card = page.getByRole('region', { name: chart });
    await card.getByRole('button', { name: table }).click();
    await card.locator('td button').first().click();
    const dialog = page.getByRole('dialog', { name: chain });
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await take('figure', dialog);
    await page.keyboard.press('Escape');
    await open(page, 'change');
    await expect(page.locator('svg text').first()).toBeVisible();
    await take('change');
    await open(page, 'seea');
    await expect(page.getByRole('table').first()).toBeVisible();
    await take('seea');
    await open(page, 'report');
    await expect(page.getByRole('button', { name: /PDF/ })).toBeVisible();
    await take('report');
  });

async function signIn(page: Page, language: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.evaluate((own) => localStorage.setItem('gep-language', own), language);
  await page.reload();
  await page.getByLabel(/账号|Account/).fill(server.account);
  await page.getByLabel(/^(密码|Password)$/).fill(server.password);
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const open = (page: Page, tab: string) => page.goto(`${server.url}/data/result?tab=${tab}`);
