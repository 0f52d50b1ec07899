import { findChromium } from './chromium';
import { run } from './run';

/**
 * Makes sure that there is a Chromium for the browser suites: the one of this machine, else Playwright's download,
 * else the system's package manager.
 *
 * @throws Error that says in one sentence how to install one by hand.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: trying to install one');
  await run(['playwright', 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    await run(['apt-get', 'update', '-qq']);
    await run(['apt-get', 'install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  return installed;
}
