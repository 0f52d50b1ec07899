import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface PicturePlace {
  /** Name given to `toMatchScreenshot`, without extension. */
  readonly arg: string;
  readonly ext: string;
}

/** Where a failed comparison leaves `<name>-actual.png` and `<name>-diff.png`. */
export const failedPictures = fileURLToPath(new URL('../__screenshots__', import.meta.url));

/**
 * Settings of `toMatchScreenshot` for one browser project: pictures of the same Chromium and the same fonts have to
 * agree in every pixel within about two levels of 255 (`threshold` is a share of the largest YIQ distance).
 *
 * @param folder  Absolute folder of the committed pictures; names given by tests are relative to it.
 * @param loose  Pixels that may differ: Chromium rounds those of scaled images and small circles otherwise on a busy machine.
 */
export const pictureSettings = (folder: string, loose = 0) => ({
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: loose },
  resolveScreenshotPath: ({ arg, ext }: PicturePlace) => join(folder, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: PicturePlace) => join(failedPictures, `${arg}${ext}`),
});
