import { join } from 'node:path';
import { ensureChromium } from '../ensure-chromium';
import { root, run } from '../run';
import { shrinkPictures } from './shrink-pictures';

const folder = 'docs/images/accounting';

/**
 * Takes the pictures of the guide for accountants from the built product with its sample project, in both languages.
 * @returns where they are
 * @throws Error with what the browser said
 */
export async function takeGuidePictures(): Promise<string> {
  await ensureChromium();
  const program = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'guide-pictures'];
  const env = { GEP_GUIDE_PICTURES: join(root, folder) };
  const { code, output } = await run(program, { quiet: true, env });
  if (code !== 0) throw new Error(output.slice(-3000));
  shrinkPictures(folder);
  return `pictures taken: ${folder}`;
}
