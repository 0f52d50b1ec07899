import { rmSync } from 'node:fs';
import { ensureChromium } from '../ensure-chromium';
import { failedPictures, leftOutPictures, notePicturesDrawnHere, storedPictures } from '../picture-settings';
import { run } from '../run';
import { shrinkPictures } from './shrink-pictures';

export const vitest = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--reporter=dot'];
export const quiet = { CI: 'true', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/** The tests whose pictures are committed, as arguments of vitest. */
const suites = {
  'cases of the map engine': ['--project', 'map-engine-browser', 'test/rendering'],
  'pages of stories': ['--project', 'stories'],
};

/**
 * Compares the cases of the map engine, the examples of the guide and the first story of each page with the committed
 * pictures; with `update`, writes those that are missing or look different.
 *
 * @returns what was compared
 * @throws Error naming the suites that failed, after all have run
 */
export async function compareStoredPictures(update = false): Promise<string> {
  await ensureChromium();
  rmSync(failedPictures, { recursive: true, force: true });
  const flags = update ? ['--update'] : [];
  const env = { ...quiet, GEP_ONLY_PICTURES: '1', ...(update ? { GEP_UPDATE_PICTURES: '1' } : {}) };
  const failed: string[] = [];
  for (const [name, args] of Object.entries(suites)) {
    const { code, output } = await run([...vitest, ...args, ...flags], { quiet: true, env });
    if (code !== 0) failed.push(`${name}:\n${output.slice(-3000)}`);
  }
  if (update) {
    shrinkPictures('stories/pictures');
    storedPictures.forEach(notePicturesDrawnHere);
  }
  if (failed.length > 0)
    throw new Error(`${failed.join('\n')}\nWhat was drawn and where it differs: ${failedPictures}`);
  return leftOutPictures() ?? Object.keys(suites).join(', ');
}
