import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { testData } from '../scripts/test-data';
import { mapLoaded } from './steps';

/* What a user does on the road from the settings of a project to its result. */

export async function saveSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '保存' });
  await button.click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(button).toBeDisabled();
}

export async function selectModel(page: Page, model: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: model });
  await box.click();
  await expect(box).toBeChecked();
}

/** Uploads a raster of Fujian for an input, and gives the panel of the input. */
export async function uploadRaster(page: Page, key: string, file: string): Promise<Locator> {
  const input = page.getByTestId(`input-${key}`);
  await input.locator('input[type=file]').setInputFiles(testData(`calc/fujian/${file}`));
  await expect(input.getByText(file, { exact: true })).toBeVisible({ timeout: 60_000 });
  return input;
}

const runState = (page: Page): Locator => page.getByTestId('run-state');

/**
 * Starts a run and stops it at once. A fast machine may have done it before: the road then goes on with what it gave,
 * and that a stop stops is asserted by the tests of the server.
 */
export async function startAndStop(page: Page, start: string): Promise<void> {
  await page.getByRole('button', { name: start }).click();
  await page.getByRole('button', { name: '停止' }).click();
  await expect(runState(page)).toHaveText(/已停止|已完成/);
}

/** Runs what was stopped. */
export async function runAgain(page: Page, start: string): Promise<void> {
  if ((await runState(page).textContent()) === '已停止')
    await page.getByRole('button', { name: start }).click();
  await expect(runState(page)).toHaveText('已完成', { timeout: 180_000 });
}

/** Chooses what the result map shows, from the menu of groups and models. */
export async function chooseModel(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: /^核算模型/ }).click();
  for (const name of names) {
    await page
      .getByRole('menuitem', { name, exact: true })
      .or(page.getByRole('menuitemradio', { name, exact: true }))
      .click();
  }
  await mapLoaded(page);
}
