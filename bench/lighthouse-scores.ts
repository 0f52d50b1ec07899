import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/chromium';
import { freePort } from '../scripts/free-port';
import { run } from '../scripts/run';
import type { OwnerSession } from './owner-session';

/** Scores from 0 to 100; the median of several runs. */
interface Scores {
  readonly screen: string;
  readonly performance: number;
  readonly accessibility: number;
}

/** Fetched when it is wanted: it brings 100 packages, one of them by the tag `latest`, which no lock file holds. */
const lighthouse = 'lighthouse@12.8.2';
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
      for (let time = 0; time < runs; time += 1) {
        const report = await reportOf(url + path, port, join(folder, 'report.json'));
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

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
}

async function reportOf(address: string, port: number, file: string): Promise<Report> {
  const target = [address, `--port=${port}`, '--output=json', `--output-path=${file}`];
  const how = ['--preset=desktop', `--only-categories=${categories.join(',')}`, '--disable-storage-reset'];
  const { code, output } = await run(['npx', '--yes', lighthouse, ...target, ...how], { quiet: true });
  if (code !== 0) throw new Error(`Lighthouse has no report of ${address}: ${output.slice(-1000)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]);
}
