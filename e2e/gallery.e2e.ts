import { expect, test } from 'playwright/test';
import { buildGallery, examples } from '../scripts/site/build-gallery';
import { lookAtExample, serveSite } from '../scripts/site/look';

/* Every example of the gallery, as it is published: it draws, and neither it nor its controls throw or ask another host for anything. */

test.describe.configure({ mode: 'parallel' });

let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  site = await serveSite(await buildGallery());
});

test.afterAll(() => site.close());

for (const { name } of examples) {
  test(`the example ${name} draws, and its controls work`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    expect(await lookAtExample(page, `${site.url}gallery/live/${name}.html`, true)).toEqual([]);
  });
}

for (const folder of ['', 'zh/']) {
  test(`the pages of ${folder || 'en/'} lead to every example, with a picture`, async ({ page }) => {
    await page.goto(`${site.url}${folder}gallery/index.html`);
    await expect(page.locator('.card')).toHaveCount(examples.length);
    const broken = await page
      .locator('.card img')
      .evaluateAll((images) =>
        Promise.all(
          images.map(async (image) =>
            (await fetch((image as HTMLImageElement).src)).ok ? '' : (image as HTMLImageElement).src,
          ),
        ),
      );
    expect(broken.filter(Boolean)).toEqual([]);
    await page.locator('.card').first().click();
    await expect(page.frameLocator('iframe').locator('#map canvas').first()).toBeVisible();
    await expect(page.locator('.source pre')).toContainText("from '@gep/map-engine'");
  });
}
