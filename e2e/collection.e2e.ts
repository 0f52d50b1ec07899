import { expect, test } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { startCollection } from './collection-project';
import type { CollectionProject } from './collection-project';
import { mapLoaded, openFromMenu } from './steps';

/*
 * A year's data from three departments to a result: one form is returned, one finding explained, one deadline extended,
 * and one draft typed without a network. The departments work on a laptop, then on a phone.
 */

const [water, energy, weather] = ['水利局', '能源局', '气象局'];
const newPassword = 'Depart#2026x';
const screens = {
  'a laptop': { width: 1366, height: 768 },
  'a phone': { width: 390, height: 844 },
} as const;

/** A picture of a page for somebody who wants to look, in the folder GEP_SHOTS. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.GEP_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

async function signIn(page: Page, url: string, account: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

/** The first sign-in of a department, which has to choose its own password. */
async function signInAsDepartment(page: Page, project: CollectionProject, name: string): Promise<void> {
  const { account, password } = project.departments[name];
  await signIn(page, project.server.url, account, password);
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await expect(dialog.getByText('首次登录请修改初始密码')).toBeVisible();
  await dialog.getByLabel('原密码').fill(password);
  await dialog.getByLabel('新密码', { exact: true }).fill(newPassword);
  await dialog.getByLabel('确认新密码').fill(newPassword);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '数据采集' })).toBeVisible();
}

/** Hands one report out to one department. */
async function assign(owner: Page, report: string, department: string): Promise<void> {
  await owner.getByRole('checkbox', { name: `选择 ${report}`, exact: true }).check();
  await owner.getByLabel('按部门名称或区划代码查找', { exact: true }).fill(department);
  await owner.getByRole('checkbox', { name: department, exact: true }).check();
  await owner.getByLabel('提交期限').fill('2027-01-31');
  await owner.getByRole('button', { name: '分配', exact: true }).click();
  await expect(owner.getByRole('row').filter({ hasText: report })).toContainText(department);
}

const openForm = (page: Page, report: string) =>
  page.getByRole('link', { name: new RegExp(`${report}$`) }).click();

const upload = (page: Page, path: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(path);

/** Writes an explanation beside each finding that needs one. Gives how many there were. */
async function explain(page: Page): Promise<number> {
  const texts = page.getByRole('textbox', { name: /的说明$/ });
  const count = await texts.count();
  for (let i = 0; i < count; i += 1) await texts.nth(i).fill('已与统计公报核对');
  return count;
}

async function submit(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '提交', exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByText(/提交，等待审核/)).toBeVisible();
}

async function review(owner: Page, report: string): Promise<void> {
  await openFromMenu(owner, '数据确认');
  await owner.getByRole('link', { name: new RegExp(`^审核 ${report}`) }).click();
  await expect(owner.getByRole('heading', { name: report })).toBeVisible();
}

const confirm = async (owner: Page): Promise<void> => {
  await owner.getByRole('button', { name: '确认', exact: true }).click();
  await expect(owner.getByRole('button', { name: '取消确认' })).toBeVisible();
};

for (const [screen, viewport] of Object.entries(screens))
  test(`three departments fill in on ${screen}, the owner confirms and calculates`, async ({ browser }) => {
    const project = await startCollection([water, energy, weather]);
    const pages: Page[] = [];
    const open = async (of: Browser, size: typeof viewport): Promise<Page> => {
      const page = await (await of.newContext({ viewport: size, locale: 'zh-CN' })).newPage();
      page.setDefaultTimeout(60_000);
      pages.push(page);
      return page;
    };
    try {
      const { server, file } = project;
      const owner = await open(browser, screens['a laptop']);
      await signIn(owner, server.url, server.account, server.password);
      await openFromMenu(owner, '模型选择');
      await owner.getByRole('link', { name: '数据分发' }).click();
      await assign(owner, '用水量', water);
      await assign(owner, '可再生能源发电量', energy);
      await assign(owner, '年降水量', weather);
      await look(owner, `assigned-${viewport.width}`);

      // A table as a file, then a cell that is typed while there is no network, and has to be explained.
      const ofWater = await open(browser, viewport);
      await signInAsDepartment(ofWater, project, water);
      await openForm(ofWater, '用水量');
      await upload(ofWater, file('waterUse.csv'));
      const volume = ofWater.getByRole('textbox', { name: '水量，第 1 行' });
      await expect(volume).toHaveValue(/\d/, { timeout: 60_000 });
      await ofWater.context().setOffline(true);
      // Water use in 10,000 m³ by mistake: too little to go without a word.
      await volume.fill('2821');
      await volume.press('Enter');
      await expect(ofWater.getByText('已保存在本机，网络恢复后自动发送')).toBeVisible();
      await look(ofWater, `offline-${viewport.width}`);
      await ofWater.context().setOffline(false);
      await expect(ofWater.getByText(/^\d+:\d+.* 已保存$/)).toBeVisible();
      await expect(ofWater.getByText(/^需要说明（\d+）/)).toBeVisible();
      expect(await explain(ofWater)).toBeGreaterThan(0);
      await look(ofWater, `explained-${viewport.width}`);
      await submit(ofWater);

      const ofEnergy = await open(browser, viewport);
      await signInAsDepartment(ofEnergy, project, energy);
      await openForm(ofEnergy, '可再生能源发电量');
      await upload(ofEnergy, file('energy.csv'));
      await expect(ofEnergy.getByRole('button', { name: '提交', exact: true })).toBeEnabled();
      await explain(ofEnergy);
      await submit(ofEnergy);

      // A raster is returned, gets more time, and comes again.
      const ofWeather = await open(browser, viewport);
      await signInAsDepartment(ofWeather, project, weather);
      await openForm(ofWeather, '年降水量');
      await upload(ofWeather, file('rain.tif'));
      await submit(ofWeather);
      await review(owner, '年降水量');
      await owner.getByRole('button', { name: '退回', exact: true }).click();
      await owner.getByLabel('退回原因').fill('请核对站点');
      await owner.getByRole('dialog').getByRole('button', { name: '退回' }).click();
      await owner.getByRole('button', { name: '延期', exact: true }).click();
      await owner.getByLabel('新的提交期限').fill('2027-02-15');
      await owner.getByRole('dialog').getByRole('button', { name: '保存' }).click();
      await expect(owner.getByText('已延期')).toBeVisible();
      await ofWeather.reload();
      await expect(ofWeather.getByText('请核对站点').first()).toBeVisible();
      await upload(ofWeather, file('rain.tif'));
      await submit(ofWeather);
      await look(ofWeather, `submitted-${viewport.width}`);

      for (const report of ['用水量', '可再生能源发电量', '年降水量']) {
        await review(owner, report);
        await look(owner, `review-${report}-${viewport.width}`);
        await confirm(owner);
      }
      await openFromMenu(owner, '核算看板');
      await owner.getByRole('button', { name: '开始计算' }).click();
      await expect(owner.getByTestId('run-state')).toHaveText('已完成', { timeout: 300_000 });
      await openFromMenu(owner, '空间可视化');
      await mapLoaded(owner);
      await owner.getByRole('button', { name: '打开统计结果' }).click();
      await expect(owner.getByRole('treegrid').getByText('水资源').first()).toBeVisible();
      await look(owner, `result-${viewport.width}`);
    } finally {
      for (const page of pages) await page.context().close();
      await project.close();
    }
  });
