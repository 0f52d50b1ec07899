import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium';
import { freePort } from '../scripts/free-port';
import type { OwnerSession } from './owner-session';

/** Scores from 0 to 100; the median of several runs. */
interface Scores {
  readonly screen: string;
  readonly performance: number;
  readonly accessibility: number;
}

const runs = 5;
const categories = ['performance', 'accessibility'] as const;

/** Lighthouse with its desktop preset on login, settings and result map. */
export async function lighthouseScores({ url, token, projectId }: OwnerSession): Promise<Scores[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-lighthouse-'));
  const port = await freePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  // Lighthouse opens its page in the first context of the browser: the session has to be there.
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumLaunch,
    args,
    locale: 'zh-CN',
  });
  const scores: Scores[] = [];
  try {
    for (const [screen, path] of [
      ['login', '/login'],
      ['settings', `/setting/basic?project=${projectId}`],
      ['result', `/result?project=${projectId}`],
    ] as const) {
      if (screen !== 'login') await context.addCookies([{ name: 'user-token', value: token, url }]);
      const found: Record<(typeof categories)[number], number[]> = { performance: [], accessibility: [] };
      for (let run = 0; run < runs; run += 1) {
        const flags = { port, onlyCategories: [...categories], disableStorageReset: true };
        const report = (await lighthouse(url + path, flags, desktopConfig))?.lhr;
        if (!report) throw new Error(`Lighthouse has no report of ${screen}`);
        for (const name of categories) found[name].push(100 * (report.categories[name].score ?? 0));
      }
      const [performance, accessibility] = categories.map((name) => median(found[name]));
      scores.push({ screen, performance, accessibility });
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return scores;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]);
}
