import { rmSync } from 'node:fs';
import { ensureChromium } from '../ensure-chromium';
import { failedPictures } from '../picture-settings';
import { run } from '../run';
import { shrinkPictures } from './shrink-pictures';

/** Both languages and both themes in two runs: what a language does to a layout, a theme does not change. */
const looks = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'en', theme: 'dark' },
];

const vitest = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--reporter=dot'];
const quiet = { CI: 'true', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/**
 * Compares the cases of the map engine and the stories, in both languages and both themes, with the committed pictures; with
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
  for (const { locale, theme } of looks)
    await compare(`stories ${locale} ${theme}`, ['--project', 'stories'], {
      GEP_STORY_LOCALE: locale,
      GEP_STORY_THEME: theme,
    });
  if (update) shrinkPictures('stories/pictures');
  if (failed.length > 0)
    throw new Error(`${failed.join('\n')}\nSee what was drawn and what differs in ${failedPictures}`);
  return `cases of the map engine; stories in ${looks.map(({ locale, theme }) => `${locale} ${theme}`).join(', ')}`;
}
