import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Goes to a screen as a user does. */
export const openFromMenu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click();

/** Chooses an entry of a list by their names. */
export async function chooseOption(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${list}: `) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Waits until the result map shows what it was asked for. */
export async function mapLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/加载中|计算中/)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('图例', { exact: true })).toBeVisible();
}
