import '../../console.css';
import type { PublicGroup } from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import { encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import i18n from '../../message';
import { useSession } from '../../session/session-store';
import { departmentClient, openDepartments } from '../testing/open-departments';
import StyleLibraryScreen from './style-library';
import { backend } from '../../session/testing/backend';

const line = (name: string) => ({
  ...{ id: name, name, styleType: 'LINE' as const },
  styleJson: JSON.stringify(encodeSymbol(lineSymbol())),
});
let groups: PublicGroup[];
let asked: unknown[];

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  asked = [];
  groups = [
    { name: '福建', styles: [line('省界'), line('海堤')] },
    { name: '江西', styles: [{ ...line('鄱阳湖'), styleJson: '{' }] },
  ];
  const without = (gone: (id: string) => boolean) =>
    groups.map(({ name, styles }) => ({ name, styles: styles.filter(({ id }) => !gone(id)) }));
  backend.client = {
    ...departmentClient({
      listPublicLibrary: () => groups,
      importPublicStyles: ({ body }) => {
        asked.push(body);
        if (!body.file.startsWith('{')) throw new TestFault('VALIDATION');
        groups = [
          ...groups.filter(({ name }) => name !== body.group),
          { name: body.group, styles: [line('新')] },
        ];
        return { count: 1 };
      },
      changePublicStyle: ({ params, body }) => {
        asked.push({ ...params, ...body });
        groups = without((id) => id === params.id);
        groups[1].styles.push(line(body.name));
        return null;
      },
      deletePublicStyle: ({ params }) => {
        groups = without((id) => id === params.id);
        return null;
      },
      renamePublicGroup: ({ query, body }) => {
        groups = groups.map((one) => (one.name === query.group ? { ...one, name: body.name } : one));
        return null;
      },
      deletePublicGroup: ({ query }) => {
        groups = groups.filter(({ name }) => name !== query.group);
        return null;
      },
    }).client,
  };
});

async function open(isAdministrator = true): Promise<void> {
  await openDepartments('PROJECT_ADMIN', <StyleLibraryScreen />);
  const { user } = useSession.getState();
  if (user) useSession.getState().setUser({ ...user, isAdministrator });
}
const group = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const names = (name: string) => group(name).getByRole('listitem');

describe('the public style library', () => {
  it('shows the styles by group, with a picture where there is one', async () => {
    await open();
    await expect.element(names('福建（2）')).toHaveLength(2);
    await expect.element(names('江西（1）')).toHaveTextContent('无法预览鄱阳湖');
  });

  it('is searched by the names of styles and groups', async () => {
    await open();
    const search = page.getByRole('textbox', { name: '按名称搜索' });
    await search.fill('堤');
    await expect.element(names('福建（1）')).toHaveTextContent('海堤');
    await expect.element(page.getByText('鄱阳湖')).not.toBeInTheDocument();
    await search.fill('江西');
    await expect.element(names('江西（1）')).toHaveTextContent('鄱阳湖');
    await search.fill('无此样式');
    await expect.element(page.getByRole('status')).toHaveTextContent('没有名称包含“无此样式”的样式');
  });

  it('renames a style and moves it to another group', async () => {
    await open();
    await button('修改“省界”').click();
    await dialog.getByRole('textbox', { name: /样式名称/ }).fill('省级界线');
    await dialog.getByRole('combobox', { name: '分组' }).fill('江西');
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(names('江西（2）')).toHaveLength(2);
    expect(asked).toEqual([{ id: '省界', name: '省级界线', group: '江西' }]);
  });

  it('renames a group, and says when there is one of the name', async () => {
    await open();
    await button('重命名分组“福建”').click();
    const name = dialog.getByRole('textbox', { name: /分组名称/ });
    await name.fill('江西');
    await expect.element(dialog).toHaveTextContent('已有分组“江西”');
    await name.fill('福建省');
    await expect.element(dialog).not.toHaveTextContent('已有分组');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.element(names('福建省（2）')).toHaveLength(2);
  });

  it('deletes a style and a group after a question', async () => {
    await open();
    await button('删除“海堤”').click();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect.element(names('福建（2）')).toHaveLength(2);
    await button('删除“海堤”').click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(names('福建（1）')).toHaveTextContent('省界');
    await button('删除分组“福建”').click();
    await expect.element(dialog).toHaveTextContent('分组“福建”及其中的 1 个样式');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(page.getByText('省界')).not.toBeInTheDocument();
  });

  it('imports a file as the group of its name, says what that replaces, and keeps a refused one open', async () => {
    await open();
    const picker = page.getByLabelText('导入样式文件').first();
    await userEvent.upload(picker, new File(['no'], '江西.json', { type: 'application/json' }));
    await expect.element(dialog).toHaveTextContent('该分组现有的 1 个样式将被替换');
    await dialog.getByRole('button', { name: '导入' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await userEvent.upload(picker, new File(['{}'], '安徽.json', { type: 'application/json' }));
    await dialog.getByRole('button', { name: '导入' }).click();
    await expect.element(page.getByText('已导入 1 个样式')).toBeVisible();
    await expect.element(names('安徽（1）')).toHaveTextContent('新');
    expect(asked.at(-1)).toEqual({ group: '安徽', file: '{}' });
  });

  it('is not shown to others', async () => {
    await open(false);
    await expect.element(page.getByText('福建')).not.toBeInTheDocument();
  });
});
