import { modelBySlug } from '@gep/ecosystem-models';
import { encodeScheme } from '@gep/map-engine/codec';
import { createScheme } from '@gep/map-engine/scheme';
import { goodRegion } from './project-state';
import { multipartOf } from './test-app';
import type { NamedBytes, SendOptions } from './test-app';
import { accountCases } from './account-cases';
import { reportCases } from './report-cases';
import type { Case, Save, Written } from './writer-case';

const idOf = (slug: string): string => String(modelBySlug(slug)?.definition.id);
const climate = idOf('climate-regulation');
const tourism = idOf('nature-tourism');
const noise = idOf('noise-abatement');

/** One case a call that takes a version; those that delete come after those that need what they delete. */
export function writerCases({
  projectId,
  departmentId,
  styleId,
  viewId,
  userId,
  raster,
}: Written): readonly Case[] {
  const project = (path: string): string => `/gep/user/project/${path}`;
  const query = (path: string): string => `${project(path)}?projectId=${projectId}`;
  const form = (fields: Record<string, unknown>): SendOptions => ({
    form: Object.fromEntries(
      Object.entries({ projectId, ...fields }).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  });
  const files = (...parts: NamedBytes[]): SendOptions => ({ multipart: multipartOf(parts) });
  const settings = (fields: Record<string, unknown>): Save => [
    'POST',
    project('basicSetting'),
    form({ projectBasicSetting: { projectId, ...fields } }),
  ];
  const input = (path = ''): string => query(`model/${climate}/file/waterEvaporation${path}`);
  const inputSettings = (plain: number): Save => [
    'PUT',
    project(`model/${climate}/file/waterEvaporation/settings`),
    form({ plain }),
  ];
  const upload = (): Save => ['POST', input(), files(['evaporation.tif', raster])];
  const department = (fields: Record<string, string>): Save => [
    'PUT',
    '/gep/user/inputer',
    form({ userId: departmentId, userName: 'writer', deptName: '统计局', ...fields }),
  ];
  const reminders = (days: readonly number[]): Save => [
    'PUT',
    project('notice/setting'),
    form({ reminderDays: days }),
  ];
  const selection = (...modelIds: string[]): Save => ['POST', query('model'), { json: modelIds }];
  const absence = (reason: string): Save => [
    'PUT',
    project('absentService'),
    form({ modelId: noise, reason }),
  ];
  const parameters = (coolingDays: number): Save => [
    'PUT',
    project(`model/${climate}/parameters`),
    form({ values: { coolingDays } }),
  ];
  const uncertainty = (max: number): Save => [
    'PUT',
    project(`model/${climate}/uncertainties`),
    form({
      uncertainties: [
        {
          ...{ parameter: 'electricityPrice', source: '统计年鉴' },
          distribution: { kind: 'uniform', min: 0.1, max },
        },
      ],
    }),
  ];
  const sharing = (enabled: boolean): Save => [
    'PUT',
    query('spatialAverage'),
    form({ rows: [{ modelId: tourism, enabled, ecosystemValues: '' }] }),
  ];
  const forcedZero = (ecosystemValues: string): Save => [
    'PUT',
    project('forceCorrelation'),
    form({
      useModelEcosystemCorrelation: true,
      useUrbanEcosystemBoundary: false,
      projectModelToEcosystemVOS: [{ modelId: climate, ecosystemValues }],
    }),
  ];
  const boundary = (): Save => ['POST', query('urbanBoundary'), files(...goodRegion('city'))];
  const layerStyle = (max: number): Save => [
    'PUT',
    `/gep/user/layer/modify/${projectId}/${climate}/5/climate-regulation/style`,
    { json: { layerStyle: rasterStyle(max) } },
  ];
  const rename = (name: string): Save => ['PUT', project('name'), form({ name })];
  const view = (name: string): Save => ['PUT', project('view'), form({ id: viewId, name })];
  const style = (name: string): Save => ['PUT', `/CRGis/userstyle/${styleId}`, { form: { name } }];
  const person = (realName: string): Save => ['PUT', '/gep/user', { form: { id: userId, realName } }];

  const setting = { read: query('basicSetting'), field: 'particularYear' };
  const setup = { read: query(`model/${climate}/setup`) };
  const departments = { read: `/gep/user/inputer/${projectId}/userinfo`, field: 'phone' };
  const relation = { read: query('forceCorrelation') };
  const city = { ...relation, field: 'boundary' };
  const absent = { read: query('absentService'), field: 'reason' };
  const views = { read: query('view'), field: 'name' };
  const styles = { read: '/CRGis/userstyle', field: 'name' };
  return [
    {
      ...setting,
      call: 'saveBasicSetting',
      other: settings({ particularYear: '2001' }),
      save: settings({ particularYear: '2002' }),
    },
    {
      call: 'renameProject',
      read: `/gep/user/project?projectId=${projectId}`,
      field: 'name',
      other: rename('甲'),
      save: rename('乙'),
    },
    {
      call: 'updateUser',
      read: '/gep/user/userinfo',
      field: 'realName',
      other: person('张三'),
      save: person('李四'),
    },
    { ...views, call: 'renameView', other: view('闽北'), save: view('闽南') },
    {
      ...views,
      call: 'deleteView',
      other: view('闽东'),
      save: ['DELETE', `${query('view')}&id=${viewId}`, {}],
    },
    { ...styles, call: 'renameUserStyle', other: style('绿点'), save: style('蓝点') },
    {
      ...styles,
      call: 'deleteUserStyle',
      other: style('红点'),
      save: ['DELETE', `/CRGis/userstyle/${styleId}`, {}],
    },
    {
      call: 'saveLayerStyle',
      read: `/gep/user/layer/list?projectId=${projectId}&modelId=${climate}&name=climate-regulation`,
      field: 'style',
      other: layerStyle(5),
      save: layerStyle(6),
    },
    {
      ...setup,
      call: 'saveModelParameters',
      field: 'coolingDays',
      other: parameters(80),
      save: parameters(81),
    },
    {
      call: 'saveUncertainties',
      read: query(`model/${climate}/uncertainties`),
      field: 'electricityPrice',
      other: uncertainty(1),
      save: uncertainty(2),
    },
    {
      ...setup,
      call: 'saveModelFileSettings',
      field: 'plain',
      other: inputSettings(500),
      save: inputSettings(501),
    },
    { ...setup, call: 'uploadModelFile', field: 'file', other: upload(), save: upload() },
    { ...setup, call: 'deleteModelFile', field: 'file', other: upload(), save: ['DELETE', input(), {}] },
    {
      ...setup,
      call: 'restoreModelFile',
      field: 'plain',
      other: inputSettings(502),
      save: ['POST', input('/restore'), {}],
    },
    {
      call: 'saveNoticeSetting',
      read: query('notice/setting'),
      field: 'reminderDays',
      other: reminders([-3]),
      save: reminders([-1, 1]),
    },
    ...reportCases(projectId, departmentId),
    ...accountCases(projectId),
    {
      call: 'selectModels',
      read: query('model'),
      field: tourism,
      other: selection(climate, tourism),
      save: selection(climate, tourism, '5'),
    },
    {
      call: 'saveSpatialAverage',
      read: query('spatialAverage'),
      field: 'sharing',
      other: sharing(true),
      save: sharing(false),
    },
    { ...absent, call: 'declareAbsentService', other: absence('无'), save: absence('没有') },
    {
      ...absent,
      call: 'withdrawAbsentService',
      other: absence('无此项'),
      save: ['DELETE', `${query('absentService')}&modelId=${noise}`, {}],
    },
    {
      ...relation,
      call: 'saveForceCorrelation',
      field: climate,
      other: forcedZero('111'),
      save: forcedZero('112'),
    },
    { ...city, call: 'uploadUrbanBoundary', other: boundary(), save: boundary() },
    { ...city, call: 'deleteUrbanBoundary', other: boundary(), save: ['DELETE', query('urbanBoundary'), {}] },
    {
      ...city,
      call: 'restoreUrbanBoundary',
      other: boundary(),
      save: ['POST', query('urbanBoundary/restore'), {}],
    },
    {
      ...departments,
      call: 'updateDepartment',
      other: department({ phone: '13900000001' }),
      save: department({ phone: '13900000002' }),
    },
    {
      ...departments,
      call: 'changeDepartmentPassword',
      other: department({ phone: '13900000003' }),
      save: [
        'PUT',
        '/gep/user/inputer/modify/pwd',
        { form: { userId: departmentId, password: 'Another#2026' } },
      ],
    },
    {
      ...departments,
      call: 'deleteDepartment',
      other: department({ phone: '13900000004' }),
      save: ['DELETE', `/gep/user/inputer/${projectId}/${departmentId}`, {}],
    },
    {
      ...setting,
      call: 'generateDepartments',
      other: settings({ particularYear: '2003' }),
      save: [
        'POST',
        project('basicSettingUser'),
        form({ accountingField: 'city', partitionField: 'county' }),
      ],
    },
    {
      ...setting,
      call: 'setRegionFileEncoding',
      other: settings({ particularYear: '2004' }),
      save: ['PUT', project('regionFile/encoding'), form({ encoding: 'GB18030' })],
    },
    {
      ...setting,
      call: 'uploadRegionFile',
      other: settings({ particularYear: '2005' }),
      save: ['POST', query('regionFile'), files(...goodRegion())],
    },
    {
      ...setting,
      call: 'deleteRegionFile',
      other: settings({ particularYear: '2006' }),
      save: ['DELETE', query('regionFile'), {}],
    },
  ];
}

function rasterStyle(max: number): string {
  return JSON.stringify(encodeScheme(createScheme('stretch', 'raster', { stretch: 'min-max', min: 0, max })));
}
