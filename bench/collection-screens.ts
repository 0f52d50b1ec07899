import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium';
import type { RunningServer } from '../e2e/start-server';
import { slowestInteraction } from './slowest-interaction';

/** What the screens are opened with. */
export interface CollectionScene {
  readonly server: RunningServer;
  readonly projectId: string;
  readonly ownerToken: string;
  readonly departmentToken: string;
}

/** How long a screen takes, in milliseconds. */
export interface ScreenTimes {
  readonly screen: string;
  readonly of: string;
  /** From the navigation until its rows stand. */
  readonly shown: number;
  /** The longest time from a key or click to the next picture. */
  readonly interaction: number;
}

interface ScreenToMeasure {
  readonly path: string;
  readonly of: 'owner' | 'department';
}

const screens: readonly ScreenToMeasure[] = [
  { path: '/setting/basic', of: 'owner' },
  { path: '/setting/department', of: 'owner' },
  { path: '/setting/report/rename', of: 'owner' },
  { path: '/setting/model/assignment', of: 'owner' },
  { path: '/data/distribution', of: 'owner' },
  { path: '/data/confirm', of: 'owner' },
  { path: '/progress', of: 'owner' },
  { path: '/data/distribution', of: 'department' },
];
/** What a screen shows once its data have come: a row of its table, or a card. */
const firstRow = 'main tbody tr, main article';
/** Opens each screen in a fresh page, then uses its controls and the keyboard. */
export async function measureScreens(scene: CollectionScene): Promise<ScreenTimes[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const times: ScreenTimes[] = [];
    for (const screen of screens) times.push(await measure(browser, scene, screen));
    return times;
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  scene: CollectionScene,
  screen: ScreenToMeasure,
): Promise<ScreenTimes> {
  const { server, projectId } = scene;
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const token = screen.of === 'owner' ? scene.ownerToken : scene.departmentToken;
  await context.addCookies([{ name: 'user-token', value: token, url: server.url }]);
  await context.addInitScript((id) => sessionStorage.setItem('gep-project', id), projectId);
  const page = await context.newPage();
  try {
    // The scripts come from the cache afterwards: what is measured is the work of the screen.
    await open(page, server.url, screen);
    const shown = await open(page, server.url, screen);
    return { screen: screen.path, of: screen.of, shown, interaction: await slowestInteraction(page) };
  } finally {
    await context.close();
  }
}

async function open(page: Page, origin: string, { path }: ScreenToMeasure): Promise<number> {
  const started = performance.now();
  await page.goto(`${origin}${path}`);
  await page.locator(firstRow).first().waitFor({ timeout: 20_000 });
  return Math.round(performance.now() - started);
}
