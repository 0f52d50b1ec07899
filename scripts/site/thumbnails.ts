import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium';
import { root } from '../run';
import { buildGallery, examples } from './build-gallery';
import { hasDialog } from '../../site/page/gallery';
import { lookAtExample, serveSite } from './look';

/** Thumbnails are taken at this size in CSS pixels and shown at half of it. */
const size = { width: 640, height: 400 };

/** Draws the thumbnails of examples whose names begin with one of the words; none: all. */
async function drawThumbnails(chosen: readonly string[]): Promise<void> {
  const site = await serveSite(await buildGallery());
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage({ viewport: size });
  for (const { name } of examples) {
    if (chosen.length > 0 && !chosen.some((start) => name.startsWith(start))) continue;
    // Dialogs need room: their pages are drawn larger, and shrunk.
    const { width, height } = hasDialog(name) ? { width: 1152, height: 720 } : size;
    const example = await browser.newPage({ viewport: { width, height } });
    const problems = await lookAtExample(example, `${site.url}gallery/live/${name}.html`);
    if (problems.length > 0) failed.push(name);
    await example.waitForTimeout(900);
    const picture = (await example.screenshot()).toString('base64');
    await example.close();
    const webp = await page.evaluate(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(640, 400);
      const pen = canvas.getContext('2d');
      if (pen) pen.imageSmoothingQuality = 'high';
      pen?.drawImage(image, 0, 0, 640, 400);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer(),
      );
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    }, picture);
    writeFileSync(join(root, `site/thumbnail/${name}.webp`), Buffer.from(webp, 'base64'));
    console.log(`${name} ${problems.join('; ')}`);
  }
  await browser.close();
  await site.close();
}

const failed: string[] = [];
await drawThumbnails(process.argv.slice(2));
process.exit(failed.length === 0 ? 0 : 1);
