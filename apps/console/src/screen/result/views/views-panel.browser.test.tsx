import '../../../console.css';
import type { SavedView } from '@gep/api-client';
import { TestFault, createTestClient } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openResult as open, radio, signIn } from '../testing/result-page';
import { sampleProject } from '../testing/sample-project';
import { backend } from '../../../session/testing/backend';

const coast: SavedView = {
  ...{ id: 'v1', name: '沿海', savedBy: 'a' },
  query: 'model=water&type=partition&year=current&view=119.00000_26.00000_9.00',
};
let views: SavedView[];
let copied = '';

beforeEach(() => {
  views = [coast];
  const { client } = createTestClient({
    ...sampleProject(),
    listSavedViews: () => views,
    saveView: ({ body: { name, query } }) => {
      if (views.some((view) => view.name === name)) throw new TestFault('NAME_TAKEN');
      const view = { id: `v${views.length + 1}`, name, query, savedBy: 'a' };
      views = [...views, view];
      return view;
    },
    renameView: ({ body: { id, name } }) => {
      views = views.map((view) => (view.id === id ? { ...view, name } : view));
      return views[0];
    },
    deleteView: ({ query: { id } }) => {
      views = views.filter((view) => view.id !== id);
      return null;
    },
  });
  backend.client = { ...client };
  signIn();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
});

const panel = () => page.getByRole('region', { name: '地图视图' });
/** Opens the result and the panel over it. */
async function openViews(query = '') {
  await open(query);
  await expect.element(page.getByRole('switch').nth(0)).toBeVisible();
  await button('地图视图').click();
  await expect.element(panel().getByRole('listitem').first()).toBeVisible();
}
const name = () => page.getByRole('textbox', { name: /视图名称/ });

describe('saved views', () => {
  it('show the model, type and place that they were saved with', async () => {
    await openViews();
    await panel().getByRole('button', { name: '沿海', exact: true }).click();
    await expect.element(button(/核算模型: .*水源涵养/)).toBeVisible();
    await expect.element(radio('分区统计')).toBeChecked();
    await button('复制链接').click();
    expect(new URL(copied).searchParams.get('view')).toBe('119.00000_26.00000_9.00');
  });

  it('are saved under a name that is not taken, with what is shown now', async () => {
    await openViews('?view=118.5_26.25_7.5');
    await button('保存当前视图').click();
    await name().fill('沿海');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await name().fill('全省');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('button', { name: '全省', exact: true })).toBeVisible();
    expect(views.at(-1)).toMatchObject({ name: '全省', query: 'view=118.50000_26.25000_7.50' });
  });

  it('are renamed, linked in their project, and deleted after a question', async () => {
    await openViews();
    await button('重命名“沿海”').click();
    await name().fill('闽东');
    await userEvent.keyboard('{Enter}');
    await button('复制“闽东”的链接').click();
    expect(new URL(copied).search).toBe(`?${coast.query}&project=p1`);
    await button('删除“闽东”').click();
    await button('确定').click();
    await expect.element(panel().getByText(/尚未保存视图/)).toBeVisible();
    expect(views).toEqual([]);
  });

  it('are opened by readers, who cannot change them', async () => {
    signIn('READER');
    await openViews();
    await expect.element(panel().getByRole('button', { name: '沿海', exact: true })).toBeVisible();
    await expect.element(button('保存当前视图')).not.toBeInTheDocument();
    await expect.element(button('删除“沿海”')).not.toBeInTheDocument();
  });
});
