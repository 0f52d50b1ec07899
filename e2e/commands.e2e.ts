import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../scripts/free-port';
import { writeFujianFolder } from '../scripts/long/fujian-folder';
import { root, run } from '../scripts/run';
import { hasTestData } from '../scripts/test-data';
import { sampleCalculated } from './sample-calculated';

/* The commands of the README, as a newcomer types them. */

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gep-commands-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm start prints address, account and password of a console with a calculated sample', async ({
  page,
}) => {
  const port = await freePort();
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), GEP_DATA_DIR: join(folder, 'start') },
    detached: true,
  });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    await expect.poll(() => printed, { timeout: 400_000 }).toMatch(/password: \S+/);
    const word = (name: string) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(printed)?.[1] ?? '';
    expect(word('GEP console')).toBe(`http://127.0.0.1:${port}`);
    const [url, account, password] = [word('GEP console'), word('account'), word('password')];
    await sampleCalculated({ url, account, password });
    await page.goto(url);
    await page.getByLabel('账号').fill(account);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('note')).toContainText('合成数据');
    await page.getByRole('link', { name: '空间可视化' }).click();
    await expect(page.getByRole('button', { name: /^核算模型: 生态系统生产总值 \(GEP\)/ })).toBeVisible();
    await expect(page.getByRole('region', { name: '图例' })).toBeVisible();
  } finally {
    const ended = new Promise((resolve) => server.once('close', resolve));
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
});

test('npm run serve refuses to start without the settings it needs, and names them', async () => {
  const { code, output } = await run(['npm', 'run', 'serve'], {
    quiet: true,
    env: { GEP_DATA_DIR: '', DATABASE_URL: '', GEP_ADMIN_USER: '', GEP_ADMIN_PASSWORD: '' },
  });
  expect(code).not.toBe(0);
  for (const name of ['GEP_DATA_DIR', 'DATABASE_URL', 'GEP_ADMIN_USER', 'GEP_ADMIN_PASSWORD']) {
    expect(output).toContain(name);
  }
});

test('npm run project imports the folder of the guide, calculates it and prints the totals', async () => {
  test.skip(!hasTestData, 'needs the real test data');
  const project = join(folder, 'fujian');
  writeFujianFolder(project, 10_000);
  const { code, output } = await run(['npm', 'run', 'project', '--', 'import', project, '--calculate'], {
    quiet: true,
    env: { GEP_DATA_DIR: join(folder, 'import'), GEP_SAMPLE: '0', LANG: 'zh_CN.UTF-8' },
  });
  expect(output).toContain('85 个部门');
  expect(output).toMatch(/^固碳\t当年\t[\d.]+ t CO₂\t[\d.]+ 元$/m);
  expect(output).toMatch(/^2 项服务价值合计（部分）\t当年\t--\t[\d.]+ 元$/m);
  expect(code).toBe(0);
});
