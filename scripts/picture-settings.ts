import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium';

interface PicturePlace {
  /** Name given to `toMatchScreenshot`, without extension. */
  readonly arg: string;
  readonly ext: string;
}

/** Where a failed comparison leaves `<name>-actual.png` and `<name>-diff.png`. */
export const failedPictures = fileURLToPath(new URL('../__screenshots__', import.meta.url));

/** Folders whose pictures are committed, each with a `drawn-with.json`. */
export const storedPictures = ['packages/map-engine/test/rendering', 'stories/pictures'] as const;

/**
 * Settings of `toMatchScreenshot` for one browser project: pictures of the same Chromium and the same fonts have to
 * agree in every pixel within about two levels of 255 (`threshold` is a share of the largest YIQ distance).
 *
 * @param folder  Absolute folder of the pictures; names given by tests are relative to it.
 * @param loose  Pixels that may differ: Chromium rounds those of scaled images and small circles otherwise on a busy machine.
 */
export const pictureSettings = (folder: string, loose = 0) => ({
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: loose },
  // Pictures are taken until two are the same, which takes a busy machine long.
  timeout: 60_000,
  resolveScreenshotPath: ({ arg, ext }: PicturePlace) => join(folder, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: PicturePlace) => join(failedPictures, `${arg}${ext}`),
});

const root = fileURLToPath(new URL('..', import.meta.url));
const note = (folder: string) => join(root, folder, 'drawn-with.json');

let here: string | undefined;

/** The browser and the kind of machine that draw here, e.g. `Chromium 156.0.8078.79, linux x64`. */
function drawsHere(): string {
  const path = findChromium();
  here ??= path
    ? `${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}, ${process.platform} ${process.arch}`
    : 'none';
  return here;
}

/** What the committed pictures of a folder were drawn with; undefined where that is not written down. */
function drawnWith(folder: string): string | undefined {
  if (!existsSync(note(folder))) return undefined;
  return (JSON.parse(readFileSync(note(folder), 'utf8')) as { readonly browser: string }).browser;
}

/** Notes that the pictures of a folder were drawn here. */
export function notePicturesDrawnHere(folder: string): void {
  writeFileSync(note(folder), `${JSON.stringify({ browser: drawsHere() }, null, 2)}\n`);
}

/**
 * Whether the committed pictures of a folder can be compared with what is drawn here: another Chromium, or the same on
 * another system, draws letters and curves a little differently. `GEP_UPDATE_PICTURES=1` takes them wherever it runs.
 */
export function comparesStoredPictures(folder: string): boolean {
  return process.env.GEP_UPDATE_PICTURES === '1' || drawnWith(folder) === drawsHere();
}

/** One sentence where committed pictures are left out, else undefined. */
export function leftOutPictures(): string | undefined {
  const left = storedPictures.filter((folder) => !comparesStoredPictures(folder));
  if (left.length === 0) return undefined;
  const browsers = [...new Set(left.map((folder) => drawnWith(folder) ?? 'an unnamed browser'))];
  return `Pictures are not compared: they were drawn with ${browsers.join(' and ')}, and here draws ${drawsHere()}; \`npm run pictures -- --base main\` compares with a commit instead`;
}
