/**
 * How soon the screens of one who signs in stand, on the calculated sample: scores of Lighthouse, and how long the result map
 * takes to show another model or year. Prints tables; `npm run bench -- screens`.
 */
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium';
import { sampleCalculated } from '../e2e/sample-calculated';
import { startServer } from '../e2e/start-server';
import { lighthouseScores } from './lighthouse-scores';
import { slowestInteraction } from './slowest-interaction';
import { measureSwitches } from './switch-times';
import { ownerSession, signedInPage } from './owner-session';
import type { OwnerSession } from './owner-session';

export async function screens(): Promise<void> {
  const server = await startServer({ GEP_SAMPLE: '1', GEP_LOG_LEVEL: 'error' });
  try {
    await sampleCalculated(server);
    const session = await ownerSession(server);
    console.table(await measureSwitches(session));
    console.table(await measureInteractions(session));
    console.table(await lighthouseScores(session));
  } finally {
    await server.kill();
  }
}

/** Milliseconds of the slowest key or click on settings and result map. */
async function measureInteractions(session: OwnerSession) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const times: { screen: string; slowest: number }[] = [];
    for (const screen of ['/setting/basic', '/setting/model', '/result']) {
      const page = await signedInPage(browser, session);
      await page.goto(session.url + screen);
      await page.waitForLoadState('load');
      await page.waitForTimeout(3000);
      times.push({ screen, slowest: await slowestInteraction(page) });
    }
    return times;
  } finally {
    await browser.close();
  }
}
