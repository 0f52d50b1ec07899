import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { sampleCalculated } from './sample-calculated';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { chooseOption, mapLoaded, openFromMenu } from './steps';

/*
 * The console works under the content security policy that the server sends, Trusted Types among it: maps, workers,
 * pictures and foreign drawings need rules there, and a text with a script stays a text.
 */

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ GEP_SAMPLE: '1' });
  await sampleCalculated(server);
});
test.afterAll(() => server.stop());

/** Lists what the policy keeps the page from, from now on. */
async function violationsOn(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      noteViolation(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  return seen;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>document.title = 'x'</script>
  <rect width="8" height="8" onload="document.title = 'x'"/></svg>`;

test('screens, maps, pictures and foreign drawings work under the policy of the server', async ({ page }) => {
  const seen = await violationsOn(page);
  const answer = await page.goto(server.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  await page.getByLabel('账号').fill(server.account);
  await page.getByLabel('密码', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('共 12 条')).toBeVisible();
  await openFromMenu(page, '空间可视化');
  await mapLoaded(page);
  await expect(page.getByText('Natural Earth')).toHaveCount(1);

  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出地图' }).click();
  await expect(page.getByRole('img', { name: '页面预览' })).toBeVisible();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await picture;

  const dialog = page.getByRole('dialog', { name: /· (空间结果|分区统计)$/ });
  await page.getByRole('button', { name: '设置样式' }).click();
  // Classes are computed in a worker.
  await dialog.getByRole('treeitem', { name: '分级' }).click();
  const compute = page.getByRole('button', { name: '计算', exact: true });
  await expect(compute.or(dialog.getByText('个类别'))).toBeVisible();
  if (await compute.isVisible()) await compute.click();
  await expect(dialog.getByText('个类别')).toBeVisible();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();

  await page.getByRole('radio', { name: '分区统计' }).click();
  await mapLoaded(page);
  await page.getByRole('button', { name: '设置样式' }).click();
  await dialog.getByRole('treeitem', { name: '简单符号' }).click();
  await chooseOption(page, '类型', '点图案填充');
  await page
    .getByRole('button', { name: /^编辑符号/ })
    .first()
    .click();
  await page.getByRole('button', { name: '类型: 简单标记' }).click();
  await page.getByRole('option', { name: 'SVG 标记' }).click();
  expect(seen).toEqual([]);
  await page.getByLabel('SVG 代码').fill(drawing);
  await expect(page.getByText('为安全起见已移除：脚本、事件代码')).toBeVisible();
  // It was read, and what it wanted to do was refused.
  expect(seen.filter((violation) => violation !== 'script-src-attr: inline ')).toEqual([]);
});

test('a text does not become a script', async ({ page }) => {
  const seen = await violationsOn(page);
  await page.goto(server.url);
  await expect(page.getByLabel('账号')).toBeVisible();
  const tried = await page.evaluate(() => {
    const place = document.createElement('div');
    place.innerHTML = '<img src=x onerror="document.title = `x`">';
    const outcome = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return {
      children: place.childElementCount,
      worker: outcome(() => new Worker('https://elsewhere.test/worker.js')),
      script: outcome(() => (document.createElement('script').text = 'document.title = "x"')),
    };
  });
  expect(tried).toEqual({ children: 0, worker: 'refused', script: 'refused' });
  await expect.poll(() => seen.length).toBe(2);
  expect(await page.title()).not.toBe('x');
});
