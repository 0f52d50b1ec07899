import { reclassificationPresets } from '@gep/ecosystem-models';
import { testData } from '../../../../scripts/test-data';
import { filesOf, folderFiles } from './test-app';
import type { TestApp } from './test-app';

export const resolution = 10_000;

/** Makes the Fujian project by the calls of the screens: region, settings, departments, models, inputs. */
export async function fujianProject(server: TestApp, token: string): Promise<string> {
  const projectId = await server.project(token, '福建省2020年');
  const must = async (...request: Parameters<TestApp['send']>): Promise<unknown> => {
    const answer = await server.send(...request);
    if (answer.code !== '00000') throw new Error(`${request[1]} answered ${answer.code} ${answer.message}`);
    return answer.data;
  };
  await must('POST', `/gep/user/project/regionFile?projectId=${projectId}`, {
    token,
    multipart: await filesOf(folderFiles(testData('regions/fujian_gbk'))),
  });
  const projectBasicSetting = JSON.stringify({
    projectId,
    particularYear: '2020',
    resolution,
    enterCurrentYear: true,
    enterComparableYear: true,
    nationField: '国家名称',
    nationCodeField: '国家代码',
    provinceField: '省名称',
    provinceCodeField: '省代码',
    cityField: '市名称',
    cityCodeField: '市代码',
    countyField: '县名称',
    countyCodeField: '县代码',
  });
  await must('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
  const levels = { projectId, accountingField: 'province', partitionField: 'county' };
  await must('POST', '/gep/user/project/basicSettingUser', { token, form: levels });
  await must('POST', `/gep/user/project/model?projectId=${projectId}`, {
    token,
    json: ['5', '6', '7', '11'],
  });

  const model = '/gep/user/project/model';
  const upload = async (id: number, key: string, file: string): Promise<void> => {
    const multipart = await filesOf([testData(`calc/fujian/${file}`)]);
    await must('POST', `${model}/${id}/file/${key}?projectId=${projectId}`, { token, multipart });
  };
  const settings = (id: number, key: string, form: Record<string, unknown>) =>
    must('PUT', `${model}/${id}/file/${key}/settings`, { token, json: { projectId, ...form } });
  const rows = reclassificationPresets.find(({ key }) => key === 'glcnmo-south')?.rows ?? [];
  await upload(5, 'landCover', 'landcover_20class.tif');
  const reclassification = rows.map(({ source, type }) => ({ from: source, to: type }));
  await settings(5, 'landCover', { reclassification, classesConfirmed: true });
  await upload(5, 'npp', 'npp.tif');
  await settings(5, 'npp', { scale: 0.1 });
  await upload(7, 'precipitation', 'pre.tif');
  await settings(7, 'precipitation', { scale: 0.1 });
  await settings(7, 'pet', { plain: 1000 });
  await settings(11, 'dailyPrecipitation', { plain: [60, 85] });
  const parameters = (id: number, values: Record<string, unknown>) =>
    must('PUT', `${model}/${id}/parameters`, { token, json: { projectId, values } });
  await parameters(5, { alpha: 0.2, co2Price: { current: 380, comparable: 190 } });
  await parameters(7, { etMethod: 'fu' });
  await parameters(11, { method: 'runoff-cn' });
  return projectId;
}
