import { warmGeodata } from '../geodata/testing/warm-geodata';
import type { Services } from '../services';
import { answerOf, madeMapping } from './generated-region';
import { multipartOf } from './test-app';
import type { TestApp } from './test-app';

/** The made-up region stands for any region file; everything else is really read. */
export const madeRegionGeodata = ((task, options) =>
  task.kind === 'read-region'
    ? Promise.resolve(answerOf(task))
    : warmGeodata(task, options)) as Services['geodata'];

/** A multipart body with files by their names. */
export function formOf(files: Readonly<Record<string, string | Uint8Array>>): FormData {
  return multipartOf(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
}

/** A project over the made-up region, divided into its three counties, with models selected. */
export async function madeProject(
  server: TestApp,
  token: string,
  name: string,
  models: readonly string[],
): Promise<string> {
  const projectId = await server.project(token, name);
  const must = async (...request: Parameters<TestApp['send']>): Promise<void> => {
    const { code, message } = await server.send(...request);
    if (code !== '00000') throw new Error(`${request[1]} answered ${code} ${message}`);
  };
  const multipart = formOf({ 'made.shp': 'x', 'made.shx': 'x', 'made.dbf': 'x', 'made.prj': 'x' });
  await must('POST', `/gep/user/project/regionFile?projectId=${projectId}`, { token, multipart });
  const projectBasicSetting = JSON.stringify({
    projectId,
    particularYear: '2020',
    resolution: 1000,
    ...madeMapping,
    enterCurrentYear: true,
    enterComparableYear: false,
  });
  await must('POST', '/gep/user/project/basicSetting', { token, form: { projectBasicSetting } });
  const levels = { projectId, accountingField: 'city', partitionField: 'county' };
  await must('POST', '/gep/user/project/basicSettingUser', { token, form: levels });
  await must('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: models });
  return projectId;
}
