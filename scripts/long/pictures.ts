import { rmSync } from 'node:fs';
import { ensureChromium } from '../ensure-chromium';
import { failedPictures } from '../picture-settings';
import { run } from '../run';

export const locales = ['zh-CN', 'en'];
export const themes = ['light', 'dark'];

const vitest = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--reporter=dot'];
const quiet = { CI: 'true', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/**
 * Compares the cases of the map engine and the stories in every language and theme with the committed pictures; with
 * `update`, writes those that are missing or look different.
 *
 * @returns what was compared
 * @throws Error naming the runs that failed, after all have run
 */
export async function comparePictures(update = false): Promise<string> {
  await ensureChromium();
  rmSync(failedPictures, { recursive: true, force: true });
  const flags = update ? ['--update'] : [];
  const failed: string[] = [];
  const compare = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const { code, output } = await run([...vitest, ...args, ...flags], {
      quiet: true,
      env: { ...quiet, ...env },
    });
    if (code !== 0) failed.push(`${name}:\n${output.slice(-3000)}`);
  };
  await compare('map engine', ['--project', 'map-engine-browser', 'test/rendering']);
  for (const locale of locales)
    for (const theme of themes)
      await compare(`stories ${locale} ${theme}`, ['--project', 'stories'], {
        GEP_STORY_LOCALE: locale,
        GEP_STORY_THEME: theme,
      });
  if (failed.length > 0)
    throw new Error(`${failed.join('\n')}\nWhat was drawn and what differs lies in ${failedPictures}`);
  return `cases of the map engine; stories in ${locales.join(', ')} x ${themes.join(', ')}`;
}
