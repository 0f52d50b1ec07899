import { only } from './import-rule.mjs';

/* Who may import what of the folders in the server and the console: a part of `.dependency-cruiser.mjs`. */

const engine = 'packages/map-engine/src';
const server = 'apps/server/src';
const raster = 'packages/raster/src';
const models = 'packages/ecosystem-models/src';
const tableRules = `${models}/table-checks`;
const client = 'packages/api-client/src';

/**
 * Folders of an app and what each imports of the others; files beside the folders put everything together and are free.
 * A folder may name only folders above its own line, so that no circle of folders can be written down.
 */
const layers = (app, src, packages, folders) =>
  Object.entries(folders).map(([folder, allowed], line) => {
    const below = Object.keys(folders).slice(0, line);
    const upward = allowed.find((name) => !/\.ts$/.test(name) && !below.includes(name));
    if (upward) throw new RangeError(`${app}/${folder}: got ${upward}, allowed: ${below.join(', ')}`);
    return only(`${app}-${folder}`, `${src}/${folder}`, [...packages, ...allowed.map((f) => `${src}/${f}`)]);
  });

const services = ['services.ts', 'message', 'error', 'store'];
const serverFolders = {
  config: [],
  geodata: ['background-priority.ts', 'program-path.ts', 'slots.ts'],
  document: [],
  worker: [
    'document',
    ...['background-priority.ts', 'program-path.ts', 'file/cube-file.ts', 'file/written-file.ts'],
    ...['style/qml-task.ts', 'style/style-fault.ts'],
  ],
  message: [],
  error: ['geodata', 'message'],
  store: ['config', 'error', 'program-path.ts'],
  file: ['config', 'store', 'slots.ts'],
  act: ['error', 'store'],
  form: ['message', 'error', 'store', 'act'],
  user: [...services, 'slots.ts'],
  call: ['error', 'store', 'file', 'user'],
  project: [...services, 'act', 'form', 'call', 'file', 'user'],
  session: [...services, 'act', 'form', 'call', 'user', 'project'],
  'saved-view': [...services, 'act', 'form', 'call', 'user'],
  style: [...services, 'act', 'form', 'call', 'worker'],
  region: [...services, 'byte-cache.ts', 'form', 'call', 'file', 'geodata', 'worker', 'user', 'project'],
  report: ['store'],
  department: [...services, 'act', 'form', 'call', 'user', 'project', 'region', 'report'],
  result: [...services, 'byte-cache.ts', 'form', 'call', 'file', 'geodata', 'worker', 'style', 'region'],
  model: [...services, 'form', 'call', 'file', 'geodata', 'user', 'project', 'region', 'report', 'result'],
  notice: [...services, 'config', 'call', 'user'],
  collection: [
    ...services,
    'byte-cache.ts',
    ...['notice', 'form', 'call', 'file', 'user', 'project', 'region', 'report', 'department', 'model'],
  ],
  preview: [
    ...services,
    ...[
      'byte-cache.ts',
      'call',
      'style/built-in/land-cover.ts',
      'geodata',
      'user',
      'region',
      'report',
      'result',
      'model',
      'collection',
      'worker',
    ],
  ],
  'project-setting': [
    ...services,
    'form',
    'call',
    'file',
    'user',
    'project',
    'region',
    'department',
    'model',
  ],
  job: ['error', 'store', 'act'],
  window: [...services, 'file', 'job', 'worker'],
  calculation: [
    ...services,
    ...['file', 'geodata', 'job', 'model', 'project', 'region', 'result', 'window', 'worker', 'version.ts'],
  ],
  preflight: [
    ...services,
    ...[
      'call',
      'user',
      'project',
      'region',
      'calculation',
      'geodata',
      'model',
      'report',
      'collection',
      'worker',
    ],
  ],
  reprice: [...services, ...['call', 'file', 'region', 'model', 'result', 'calculation', 'worker']],
  run: [
    ...services,
    ...['call', 'collection', 'calculation', 'job', 'model', 'project', 'reprice', 'result', 'session'],
    ...['window', 'worker'],
  ],
  range: [...services, ...['form', 'call', 'file', 'project', 'model', 'result', 'reprice', 'run', 'worker']],
  scenario: [...services, ...['call', 'calculation', 'result', 'run', 'worker']],
  evidence: [
    ...services,
    ...[
      'call',
      'file',
      'user',
      'project',
      'model',
      'result',
      'job',
      'calculation',
      'reprice',
      'run',
      'range',
      'version.ts',
    ],
  ],
  account: [
    ...[...services, 'call', 'project', 'model', 'calculation', 'result', 'reprice', 'worker'],
    ...['evidence', 'form', 'range', 'run', 'user'],
  ],
  seea: [
    ...[...services, 'call', 'project', 'model', 'calculation', 'result', 'reprice', 'worker'],
    ...['range', 'evidence', 'account'],
  ],
  'account-report': [
    ...services,
    ...[
      'document',
      'call',
      'form',
      'file',
      'user',
      'project',
      'region',
      'model',
      'result',
      'job',
      'calculation',
    ],
    ...['reprice', 'run', 'range', 'report', 'evidence', 'worker', 'account', 'seea'],
  ],
  figure: [
    'account',
    ...services,
    ...['call', 'file', 'model', 'result', 'job', 'calculation', 'reprice', 'evidence', 'account-report'],
    ...['range', 'seea'],
  ],
  'project-folder': [
    ...services,
    'file',
    'user',
    'project',
    'region',
    'department',
    'project-setting',
    'model',
    'range',
  ],
  rerun: [
    'open-services.ts',
    ...services,
    ...['file', 'user', 'project', 'region', 'model', 'result', 'calculation', 'run', 'version.ts'],
  ],
  registration: [...services, 'call', 'user', 'notice'],
  download: [...services, 'call', 'model'],
  'server-info': [...services, 'call', 'config', 'job', 'session', 'version.ts'],
  plugin: [
    ...services,
    ...['act', 'form', 'config', 'call', 'file', 'user', 'session', 'project', 'report', 'model'],
  ],
  backup: [...services, 'act', 'config', 'file', 'version.ts'],
  bundle: [
    ...services,
    ...['act', 'backup', 'call', 'file', 'geodata', 'user', 'project', 'region', 'model', 'style', 'result'],
    ...['job', 'calculation', 'reprice', 'run', 'evidence', 'worker', 'document', 'version.ts'],
  ],
  command: [
    'open-services.ts',
    ...['file', 'last-resort.ts', 'window', 'worker'],
    ...[
      'config',
      'style',
      'message',
      'error',
      'store',
      'act',
      'user',
      'result',
      'job',
      'run',
      'plugin',
      'project-folder',
      'rerun',
      'backup',
      'bundle',
    ],
  ],
};
const consoleFolders = {
  tab: [],
  message: ['tab'],
  session: ['tab', 'message'],
  form: ['tab', 'message', 'session'],
  layout: ['message', 'session'],
  map: ['tab', 'message', 'session'],
  screen: ['tab', 'message', 'session', 'form', 'layout', 'map'],
  shell: ['tab', 'message', 'session', 'form', 'layout', 'screen'],
};
const mapFolders = {
  projection: [],
  view: ['projection'],
  style: [],
  layer: ['view', 'style'],
  legend: ['layer'],
  popup: ['layer'],
  tools: ['view', 'layer', 'legend', 'projection'],
  'style-dialog': ['view', 'style', 'layer'],
};

/** A rule for each folder. */
export const folderRules = [
  ...layers('server', server, [raster, engine, client, models], serverFolders),
  ...layers(
    'console',
    'apps/console/src',
    [raster, engine, client, tableRules, 'packages/style-editor'],
    consoleFolders,
  ),
  ...layers(
    'console-map',
    'apps/console/src/map',
    [
      engine,
      raster,
      client,
      'packages/style-editor',
      ...['tab', 'message', 'session'].map((f) => `apps/console/src/${f}`),
    ],
    mapFolders,
  ),
];
