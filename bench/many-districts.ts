/**
 * The result map with as many districts as a nation has, and with as many regions of a file: how long the main thread of the
 * page works without a pause while tables are scrolled, clicked and pointed at and the map is moved, and how long clicks and
 * keys wait for the next paint. Prints tables; `npm run bench -- districts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Locator, Page } from 'playwright';
import { startServer } from '../e2e/start-server';
import { chromiumLaunch } from '../scripts/chromium';
import { must } from '../scripts/long/must';
import { madeRegions } from './load/made-regions';
import { longestTask } from './longest-task';
import type { LongestTask } from './longest-task';
import { slowestSoFar, watchInteractions } from './event-timing';
import { nationFolder } from './nation-project';
import { ownerSession, signedInPage } from './owner-session';

const regions = 3000;
const vertices = 60;

interface Step extends LongestTask {
  readonly what: string;
  /** From a click or key to the next paint, at most; 0 where there was none, or none that took 16 ms. */
  readonly interaction: number;
}

/** Longest tasks in milliseconds, of the districts of the nation, then of as many regions of a file. */
export async function manyDistricts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-districts-'));
  const environment = { GEP_DATA_DIR: join(folder, 'data'), GEP_SAMPLE: '0', GEP_LOG_LEVEL: 'error' };
  const owner = { GEP_ADMIN_USER: 'admin', GEP_ADMIN_PASSWORD: 'First-Light-1' };
  const command = ['tsx', '--conditions=@gep/source', 'apps/server/src/command/project.ts'];
  try {
    await must([...command, 'import', '--calculate', await nationFolder(join(folder, 'source'))], {
      env: { ...environment, ...owner, DATABASE_URL: 'embedded' },
    });
    const server = await startServer(environment);
    try {
      const session = await ownerSession(server);
      const browser = await chromium.launch(chromiumLaunch);
      try {
        const page = await signedInPage(browser, session);
        await page.goto(`${session.url}/result?type=partition`);
        await watchInteractions(page);
        console.table(await districtSteps(page));
        console.table(await regionSteps(page, folder));
      } finally {
        await browser.close();
      }
    } finally {
      await server.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function districtSteps(page: Page): Promise<Step[]> {
  const grid = page.getByRole('treegrid', { name: '各行政区的结果' });
  await mapShown(page);
  await page.getByRole('button', { name: '打开统计结果' }).click();
  await page.waitForTimeout(2000);
  const opened = await step(page, 'table of districts opened', async () => {
    await page.getByRole('radio', { name: '行政区' }).click();
    await grid.waitFor();
  });
  return [opened, ...(await tableSteps(page, grid))];
}

/** A file of regions is measured, and its table used. */
async function regionSteps(page: Page, folder: string): Promise<Step[]> {
  const files = madeRegions(regions, vertices, 2).map(([name, bytes]) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
  const grid = page.getByRole('treegrid', { name: '各统计区域的结果' });
  const opened = await step(page, `file of ${regions} regions sent, measured and shown`, async () => {
    await page.getByLabel('上传统计矢量文件').last().setInputFiles(files);
    await grid.waitFor({ timeout: 300_000 });
    await page.waitForTimeout(1500);
  });
  return [opened, ...(await tableSteps(page, grid))];
}

/** What a reader does with a table beside the map. */
async function tableSteps(page: Page, grid: Locator): Promise<Step[]> {
  const box = await grid.boundingBox();
  const map = await page.getByRole('application').boundingBox();
  if (!box || !map) throw new Error('table or map cannot be seen');
  const [x, top] = [box.x + box.width / 2, box.y + 120];
  await page.mouse.move(x, top);
  await page.waitForTimeout(1000);
  const wheel = async (by: number, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(30);
    }
  };
  return [
    await step(page, 'table scrolled', () => wheel(240, 60)),
    await step(page, 'table scrolled by screens', async () => {
      await wheel(4000, 15);
      await wheel(-20_000, 6);
    }),
    await step(page, 'pointer over rows', async () => {
      for (let row = 0; row < 12; row += 1) {
        await page.mouse.move(x, top + 28 * row);
        await page.waitForTimeout(60);
      }
    }),
    await step(page, 'row chosen', async () => {
      for (let row = 0; row < 4; row += 1) {
        await grid
          .locator('[data-index] [data-name]')
          .nth(4 + row)
          .click();
        await page.waitForTimeout(300);
      }
    }),
    await step(page, 'sorted', async () => {
      for (let time = 0; time < 3; time += 1) {
        await grid.getByRole('columnheader').nth(1).getByRole('button').click();
        await page.waitForTimeout(300);
      }
    }),
    await step(page, 'pointer over the map', async () => {
      for (let time = 0; time < 40; time += 1) {
        await page.mouse.move(map.x + 250 + 10 * time, map.y + 300 + 4 * time);
        await page.waitForTimeout(40);
      }
    }),
    await step(page, 'place of the map clicked', async () => {
      for (let time = 0; time < 3; time += 1) {
        await page.mouse.click(map.x + 400 + 60 * time, map.y + 400);
        await page.waitForTimeout(600);
      }
    }),
    await step(page, 'map moved', async () => {
      await page.mouse.move(map.x + 300, map.y + 400);
      await page.mouse.down();
      for (let time = 0; time < 20; time += 1) {
        await page.mouse.move(map.x + 300 + 8 * time, map.y + 400);
        await page.waitForTimeout(30);
      }
      await page.mouse.up();
      await page.waitForTimeout(1000);
    }),
    await step(page, 'map moved by keys', async () => {
      await page.getByRole('application').focus();
      for (let time = 0; time < 8; time += 1) {
        await page.keyboard.press(time % 2 ? 'ArrowLeft' : 'ArrowRight');
        await page.waitForTimeout(250);
      }
      await page.waitForTimeout(1000);
    }),
    await step(page, 'zoomed by keys, again while it is drawn', async () => {
      for (const key of ['+', '-', '+', '-']) {
        await page.keyboard.press(key);
        // The zoom takes 100 ms.
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(1000);
    }),
  ];
}

async function step(page: Page, what: string, work: () => Promise<void>): Promise<Step> {
  await slowestSoFar(page);
  const task = await longestTask(page, work);
  return { what, ...task, interaction: await slowestSoFar(page) };
}

async function mapShown(page: Page): Promise<void> {
  await page.getByText('图例', { exact: true }).waitFor({ timeout: 120_000 });
  await page.getByText('加载中').waitFor({ state: 'hidden' });
}
