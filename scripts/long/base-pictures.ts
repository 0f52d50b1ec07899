import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from '../ensure-chromium';
import { failedPictures } from '../picture-settings';
import { run } from '../run';
import { baseCommit, withCheckout } from './base-commit';
import { quiet } from './pictures';

const looks = ['zh-CN', 'en'].flatMap((locale) => ['light', 'dark'].map((theme) => ({ locale, theme })));

interface Part {
  /** A checkout, relative to this one. */
  readonly cwd: string;
  /** Of the pictures. */
  readonly folder: string;
  readonly look: (typeof looks)[number];
  /** Parts of the names of story files; without one, all. */
  readonly only: readonly string[];
}

/** Runs stories of a checkout in one look; `update` takes their pictures, else they are compared. */
function stories({ cwd, folder, look, only }: Part, update: boolean) {
  const args = ['--config', 'vitest.workspace.ts', '--reporter=dot', '--project', 'stories', ...only];
  return run(['node', 'node_modules/vitest/vitest.mjs', 'run', ...args, ...(update ? ['--update'] : [])], {
    quiet: true,
    cwd,
    env: {
      ...quiet,
      GEP_STORY_PICTURES: folder,
      GEP_STORY_LOCALE: look.locale,
      GEP_STORY_THEME: look.theme,
      ...(update ? { GEP_UPDATE_PICTURES: '1' } : {}),
    },
  });
}

/**
 * Compares every story, in both languages and both themes, with how it looks in another commit. Both are drawn by the
 * Chromium of this machine in this run, so nothing has to be stored.
 *
 * @param ref  the commit; see `baseCommit` for what is taken when it is left out
 * @param only  parts of the names of story files to compare; without one, all
 * @returns what was compared
 * @throws Error naming what looks different; `__screenshots__/index.html` shows it
 */
export async function compareWithBase(ref?: string, only: readonly string[] = []): Promise<string> {
  await ensureChromium();
  const commit = baseCommit(ref);
  const taken = mkdtempSync(join(tmpdir(), 'gep-pictures-'));
  rmSync(failedPictures, { recursive: true, force: true });
  try {
    const folderOf = ({ locale, theme }: (typeof looks)[number]) => join(taken, `${locale}-${theme}`);
    await withCheckout(commit, async (checkout) => {
      const cwd = relative('.', checkout);
      for (const look of looks) {
        mkdirSync(folderOf(look));
        const { output } = await stories({ cwd, folder: folderOf(look), look, only }, true);
        if (readdirSync(folderOf(look)).length === 0)
          throw new Error(`${commit.slice(0, 10)} took no pictures:\n${output.slice(-2000)}`);
      }
    });
    const failed: string[] = [];
    for (const look of looks) {
      const { code, output } = await stories({ cwd: '.', folder: folderOf(look), look, only }, false);
      if (code !== 0) failed.push(`stories ${look.locale} ${look.theme}:\n${output.slice(-3000)}`);
    }
    const count = readdirSync(taken, { recursive: true }).filter((name) =>
      String(name).endsWith('.png'),
    ).length;
    if (failed.length === 0) return `${count} pictures as in ${commit.slice(0, 10)}`;
    throw new Error(`${failed.join('\n')}\nDifferences from ${commit.slice(0, 10)}: ${report()}`);
  } finally {
    rmSync(taken, { recursive: true, force: true });
  }
}

/** Writes a page that shows each difference: what was drawn, and where it differs. */
function report(): string {
  const names = readdirSync(failedPictures, { recursive: true, encoding: 'utf8' }).sort();
  const pictures = names.filter((name) => name.endsWith('.png'));
  const figure = (name: string) =>
    `<figure><figcaption>${name}</figcaption><img alt="" src="data:image/png;base64,${readFileSync(join(failedPictures, name), 'base64')}"></figure>`;
  const file = join(failedPictures, 'index.html');
  const style =
    'body{font:14px sans-serif}figure{display:inline-block;vertical-align:top}img{max-width:600px}';
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Differences</title><style>${style}</style>${pictures.map(figure).join('')}`,
  );
  return file;
}
