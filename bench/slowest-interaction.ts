import type { Page } from 'playwright';
import { slowestSoFar, watchInteractions } from './event-timing';

/** Controls that are used on a screen, where it has them. */
const controls = ['下一页', '筛选', '排序'];
const keys = ['Tab', 'Tab', 'Tab', 'ArrowDown', 'PageDown', 'Escape'];

/**
 * Uses the controls that a screen has, types in its first field and walks on by keyboard.
 * @returns milliseconds of the slowest interaction, as the browser reports them; it rounds them to 8 ms
 */
export async function slowestInteraction(page: Page): Promise<number> {
  await watchInteractions(page);
  for (const name of controls) {
    const control = page.getByRole('button', { name }).first();
    if (await control.isEnabled({ timeout: 200 }).catch(() => false)) await control.click();
  }
  const box = page.getByRole('main').getByRole('textbox').first();
  if (await box.isVisible().catch(() => false)) await box.pressSequentially('统计局', { delay: 30 });
  for (const key of keys) await page.keyboard.press(key);
  return slowestSoFar(page);
}
