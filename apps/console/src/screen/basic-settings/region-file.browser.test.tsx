import '../../console.css';
import type { RegionFile } from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from 'sonner';
import { ConfirmHost } from '../../form/confirm-host';
import '../../message';
import { EditorWords } from '../../message/editor-words';
import { sampleBasicSetting } from '../model-settings/testing/sample-setup';
import { openAs } from '../testing/relation-screen';
import BasicSettingScreen from './basic-settings';
import { backend } from '../../session/testing/backend';

const stored: RegionFile = {
  fileName: '福建省2023年行政区划县级界线最终版.shp',
  fields: ['PR', 'PRC', 'CT', 'CTC'].map((name) => ({ name, type: 'text' })),
  ...{
    encoding: 'gb18030',
    encodingSource: 'cpg',
    candidates: [{ encoding: 'gb18030', sample: ['福州市'] }],
    rowCount: 84,
    geometryType: 'polygon',
  },
  ...{ crs: 'EPSG:4490', crsName: 'CGCS2000', extent: [115, 23, 120, 28], sampleRows: [], warnings: [] },
};

let running: boolean;
let file: RegionFile | null;
let refusal: TestFault | null;
/** Columns of the next file. */
let uploaded: readonly string[];
/** Changes that reached the server. */
let sent: string[];

beforeEach(() => {
  [running, file, refusal, sent] = [false, stored, null, []];
  uploaded = [];
  const note = (what: string) => {
    sent.push(what);
    if (refusal) throw refusal;
  };
  const { client } = createTestClient({
    listProjects: () => ({ data: [], totalCount: 0 }),
    getProject: () => ({
      ...{ id: 'p1', name: 'a', projectState: 'NOT_RUN', createTime: '2026-01-01T00:00:00.000Z' },
      ...{ lastUseTime: null, running, modelsSelected: true, synthetic: false, readOnly: false },
    }),
    getRegionFile: () => file,
    getBasicSetting: () => ({
      ...sampleBasicSetting,
      regionFileName: file?.fileName ?? null,
      ...(file && { regionFields: 'PR,PRC,CT,CTC', provinceField: 'PR', provinceCodeField: 'PRC' }),
      ...(file && { nationField: '=中国', nationCodeField: '=000000' }),
      ...(file && { accountingField: 'province', partitionField: 'province' }),
    }),
    uploadRegionFile: (_input, { files }) => {
      note(`upload ${files.map(({ name }) => name).join(' ')}`);
      file = { ...stored, fileName: files[0]?.name ?? '' };
      if (uploaded.length > 0) file.fields = uploaded.map((name) => ({ ...stored.fields[0], name }));
      return ['PR'];
    },
    deleteRegionFile: () => {
      note('delete');
      file = null;
      return null;
    },
    saveBasicSetting: () => {
      note('save');
      return null;
    },
    generateDepartments: () => {
      note('generate');
      return { totalCount: 1 };
    },
  });
  backend.client = { ...client };
});

const open = async () => {
  await openAs(
    'PROJECT_ADMIN',
    <EditorWords>
      <BasicSettingScreen />
      <ConfirmHost />
      <Toaster duration={60_000} />
    </EditorWords>,
  );
  await expect.element(page.getByRole('button', { name: '上传文件' })).toBeEnabled();
};
const regionFile = () => page.elementLocator(document.querySelector('input[type=file]') ?? document.body);
const choose = (...names: string[]) => regionFile().upload(names.map((name) => new File(['x'], name)));
const four = ['.shp', '.shx', '.dbf', '.prj'].map((end) => `a${end}`);
const notice = (text: string | RegExp) => page.getByText(text);
const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

describe('the region file', () => {
  it('is named by 20 characters, and whole on hover', async () => {
    await open();
    const name = page.getByTitle(stored.fileName);
    await expect.element(name).toHaveTextContent(/^福建省2023年行政区划县级界线最终版\.…$/);
  });

  it('comes as files of one name, of which four are needed', async () => {
    await open();
    await choose('a.shp', 'b.dbf', 'a.shx', 'a.prj');
    await expect.element(notice(/^所选文件名应相同,请重新选择/)).toBeVisible();
    await choose('a.shp', 'a.dbf');
    await expect.element(notice(/^上传文件不全，应至少包含.shp,.shx,.dbf,.prj四种文件!/)).toBeVisible();
    expect(sent).toEqual([]);
    await expect.element(regionFile()).toHaveAttribute('accept', '.shp,.shx,.dbf,.prj,.cpg,.sbn,.sbx,.tdb');
  });

  it('replaces another after a question', async () => {
    await open();
    await choose(...four);
    await expect
      .element(page.getByRole('dialog', { name: '上传文件' }))
      .toHaveTextContent('上传新文件将覆盖旧文件,需要重新生成分区部门,是否继续?');
    await answer('取消');
    expect(sent).toEqual([]);
    await choose(...four);
    await answer('确定');
    await expect.poll(() => sent).toEqual([`upload ${four.join(' ')}`]);
    await expect.element(page.getByTitle('a.shp')).toBeVisible();
  });

  it('leads to its preview and to the codes of the statistics bureau', async () => {
    await open();
    const codes = page.getByRole('link', { name: '行政区划代码说明' });
    await expect
      .element(codes)
      .toHaveAttribute('href', 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/index.html');
    const tab = { name: '' } as Window;
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab);
    await page.getByRole('button', { name: '预览' }).click();
    expect(opened).toHaveBeenCalledWith('/region/preview', '_blank');
    expect(JSON.parse(tab.name)).toEqual({ projectId: 'p1', fileName: stored.fileName });
    opened.mockRestore();
  });

  it('has its fields mapped by their names, for the user to check and save', async () => {
    file = null;
    await open();
    uploaded = ['省名称', '省代码', '面积'];
    await choose(...four);
    await expect.element(page.getByText('已按列名推断各级名称和代码字段，请核对后保存')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '省 名称字段' })).toHaveTextContent('省名称');
    await expect.element(page.getByRole('button', { name: '省 代码字段' })).toHaveTextContent('省代码');
    await expect.element(page.getByRole('button', { name: '市 名称字段' })).toHaveTextContent('请选择');
    expect(sent).toEqual(['upload a.shp a.shx a.dbf a.prj']);
  });

  it('that is refused leaves the reason until the next try, no progress and no name', async () => {
    file = null;
    refusal = new TestFault('SHP_UNREADABLE', { file: 'a.shp' });
    await open();
    await choose(...four);
    await expect.element(notice(/a.shp不是有效的shapefile图形文件/)).toBeVisible();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^尚未上传/)).toBeVisible();
    const reason = page.getByRole('alert');
    await expect.element(reason).toHaveTextContent('a.shp不是有效的shapefile图形文件');
    refusal = null;
    await choose(...four);
    await expect.element(reason).not.toBeInTheDocument();
  });

  it('gives fields to name and code of the levels from above; a field serves once', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: /^县 名称字段/ })).toBeDisabled();
    await page.getByRole('button', { name: /^市 名称字段/ }).click();
    const options = page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    expect(options.slice(1)).toEqual(['CT', 'CTC']);
  });
});

describe('while a run is at work', () => {
  it('nothing that it reads is sent: a notice says why', async () => {
    running = true;
    await open();
    const blocked = notice('项目分析中，不可操作');
    const acts = [
      () => choose(...four),
      () => page.getByRole('button', { name: '删除文件' }).click(),
      () => page.getByRole('button', { name: '保存' }).click(),
      () => page.getByRole('button', { name: '生成分区部门' }).click(),
    ];
    for (const [index, act] of acts.entries()) {
      await act();
      await expect.poll(() => blocked.elements().length).toBe(index + 1);
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
