import { chromium } from 'playwright';
import type { Page, Request } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium';
import { signedInPage } from './owner-session';
import type { OwnerSession } from './owner-session';

/** Milliseconds from a click until the map shows what was chosen: the first time, and once more. */
interface SwitchTime {
  readonly to: string;
  readonly first: number;
  readonly again: number;
}

/** Without requests and words of loading for so long, a map is done. */
const calmMs = 200;
const giveUpMs = 60_000;
/** From the first map to the first switch. */
const settledMs = 3000;

/** Another model, kind of result and year on the result map at 1366 x 768. */
export async function measureSwitches(session: OwnerSession): Promise<SwitchTime[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await signedInPage(browser, session);
    const load = async (): Promise<void> => void (await page.goto(`${session.url}/result`));
    await timed(page, load);
    // Nobody finds another model sooner; the land of the base map comes meanwhile.
    await page.waitForTimeout(settledMs);
    const radio = (name: string) => () => timed(page, () => page.getByRole('radio', { name }).click());
    const times: SwitchTime[] = [];
    const measure = async (to: string, there: () => Promise<number>, back: () => Promise<number>) => {
      const first = await there();
      await back();
      times.push({ to, first, again: await there() });
      await back();
    };
    // The menu is opened before; the last key of the choice is what is timed.
    const choose = (name: string) => async () => {
      await page.getByRole('button', { name: /^核算模型/ }).click();
      await page.getByRole('menuitem', { name: '调节服务' }).click();
      await page.getByRole('menuitemradio', { name }).focus();
      return timed(page, () => page.keyboard.press('Enter'));
    };
    await measure('another model', choose('水源涵养'), choose('固碳'));
    await measure('districts', radio('分区统计'), radio('空间结果'));
    await measure('comparable year', radio('可比年'), radio('当年'));
    return times;
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the start of an action until the page has asked for nothing and said nothing of loading for a while. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  let pending = 0;
  // The stream of the project's state never ends.
  const counted = (request: Request, by: number) => {
    if (request.url().includes('/layer/')) pending += by;
  };
  const more = (request: Request) => counted(request, 1);
  const less = (request: Request) => counted(request, -1);
  page.on('request', more).on('requestfinished', less).on('requestfailed', less);
  const started = performance.now();
  await act();
  for (let calm: number | null = null; ;) {
    const loading = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.body.textContent.includes('加载中');
    });
    const now = performance.now();
    if (pending > 0 || loading) calm = null;
    else calm ??= now;
    if (calm === null || now - calm < calmMs) continue;
    page.off('request', more).off('requestfinished', less).off('requestfailed', less);
    return Math.round(calm - started);
  }
  throw new Error(`the map was not done within ${giveUpMs} ms`);
}
