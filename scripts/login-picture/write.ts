import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium';
import { root } from '../run';
import { terrainPicture } from './terrain-picture';

/*
 * Draws the landscape of the login screen with the map engine, once for each theme:
 * `npx tsx --conditions=@gep/source scripts/login-picture/write.ts`. A page that drew it by itself would be busy with it
 * for more than a second.
 */
const [width, height] = [720, 576];

const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage();
  for (const theme of ['light', 'dark'] as const) {
    const rgba = Buffer.from(terrainPicture(width, height, theme).buffer).toString('base64');
    const url = await page.evaluate(
      (picture) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [picture.width, picture.height];
        const bytes = Uint8ClampedArray.from(atob(picture.rgba), (letter) => letter.charCodeAt(0));
        canvas.getContext('2d')?.putImageData(new ImageData(bytes, picture.width, picture.height), 0, 0);
        return canvas.toDataURL('image/webp', 0.8);
      },
      { rgba, width, height },
    );
    const file = join(root, `apps/console/src/screen/login/terrain-${theme}.webp`);
    writeFileSync(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  }
} finally {
  await browser.close();
}
