import { folderRules } from './scripts/import-folders.mjs';
import { only } from './scripts/import-rule.mjs';

/*
 * Who may import what: the table of docs/architecture.md as rules.
 * A folder imports only what comes before it in the flow of data.
 */

const engine = 'packages/map-engine/src';
const editor = 'packages/style-editor/src';
const server = 'apps/server/src';
const raster = 'packages/raster/src';
const models = 'packages/ecosystem-models/src';
const tableRules = `${models}/table-checks`;
const client = 'packages/api-client/src';
const e = (...folders) => folders.map((folder) => `${engine}/${folder}`);
const s = (...folders) => folders.map((folder) => `${editor}/${folder}`);
/** What every editor of a draft is made of. */
const drafted = ['message', 'input', 'window', 'field', 'state', 'editing'];

/** Tools of builds and tests are in the package.json of the root. */
const tools = 'node_modules/(prettier|vitest|vitest-browser-react|@vitest|fast-check|tsup|playwright|vite)/';
const pure = ['model', 'classify', 'color', 'scheme', 'raster-color', 'symbol', 'geometry', 'codec'];
/** The page's side of the engine's worker; the worker itself may import what it runs. */
const worker = ['worker/start.ts', 'worker/queue.ts', 'worker/message.ts', 'worker/protocol.ts'];

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'types in a circle are refused too',
      from: {},
      to: { circular: true },
    },
    only('raster-alone', raster, []),
    only('ecosystem-models', models, [raster]),
    only('api-client-alone', client, []),
    only('contract-protocol', `${client}/contract/protocol`, []),
    only('engine-model', `${engine}/model`, [raster]),
    only('engine-classify', `${engine}/classify`, [raster, ...e('model', 'worker/start.ts')]),
    only('engine-color', `${engine}/color`, [raster, ...e('model')]),
    only('engine-scheme', `${engine}/scheme`, [raster, ...e('model', 'classify', 'color')]),
    only('engine-raster-color', `${engine}/raster-color`, [
      raster,
      ...e('model', 'classify', 'color', 'scheme'),
    ]),
    only('engine-symbol', `${engine}/symbol`, [raster, ...e('model', 'color', 'scheme')]),
    only('engine-geometry', `${engine}/geometry`, [raster, ...e('model')]),
    only('engine-codec', `${engine}/codec`, [raster, ...e('model', 'classify', 'color', 'scheme')]),
    only('engine-interchange', `${engine}/interchange`, [
      raster,
      ...e('model', 'color', 'scheme', 'symbol', 'geometry/base64.ts'),
    ]),
    only('engine-source', `${engine}/source`, [raster, ...e(...pure, ...worker)]),
    only('engine-renderer', `${engine}/renderer`, [raster, ...e(...pure, ...worker, 'source')]),
    only('engine-worker', `${engine}/worker`, [
      raster,
      ...e(...pure, 'source', 'renderer/raster', 'renderer/webgl'),
    ]),
    only('engine-layer', `${engine}/layer`, [raster, ...e(...pure, ...worker, 'source', 'renderer')]),
    only('engine-map', `${engine}/map`, [raster, ...e(...pure, 'source', 'renderer', 'layer')]),
    only('style-editor', editor, [engine]),
    only('editor-state', `${editor}/state`, [engine]),
    only('editor-port', `${editor}/port`, [engine]),
    only('editor-message', `${editor}/message`, [engine]),
    only('editor-input', `${editor}/input`, [engine, ...s('message')]),
    only('editor-window', `${editor}/window`, [engine, ...s('message', 'input')]),
    only('editor-preview', `${editor}/preview`, [engine, ...s('message')]),
    only('editor-field', `${editor}/field`, [engine, ...s('message', 'input')]),
    only('editor-editing', `${editor}/editing`, [engine, ...s('message', 'input', 'window', 'state')]),
    only('editor-ramp', `${editor}/ramp`, [engine, ...s(...drafted, 'preview')]),
    only('editor-library', `${editor}/library`, [
      engine,
      ...s('message', 'input', 'window', 'field', 'state', 'preview', 'port'),
    ]),
    only('editor-symbol', `${editor}/symbol`, [engine, ...s(...drafted, 'preview', 'ramp', 'library')]),
    only('editor-histogram', `${editor}/histogram`, [engine, ...s(...drafted, 'preview')]),
    only('editor-category', `${editor}/category`, [engine, ...s(...drafted, 'preview', 'ramp', 'symbol')]),
    only('editor-scheme', `${editor}/scheme`, [
      engine,
      ...s(...drafted, 'port', 'preview', 'ramp', 'symbol', 'histogram', 'category'),
    ]),
    only('editor-raster', `${editor}/raster`, [
      engine,
      ...s(...drafted, 'preview', 'ramp', 'symbol', 'histogram', 'category', 'scheme'),
    ]),
    only('editor-label', `${editor}/label`, [
      engine,
      ...s('message', 'input', 'field', 'state', 'preview', 'symbol'),
    ]),
    only('editor-element', `${editor}/element`, [
      engine,
      ...s('dialog', 'message', 'port', 'style-editor-provider.tsx'),
    ]),
    only('server', server, [
      raster,
      engine,
      client,
      models,
      'apps/server/package.json',
      'apps/server/sample',
    ]),
    only('sample', 'apps/server/sample', [server, raster, engine, client, models]),
    // Of the models the console takes the rules of tables alone.
    only('console', 'apps/console/src', [raster, engine, client, tableRules, 'packages/style-editor']),
    only('site', 'site', [raster, engine, 'packages/style-editor']),
    {
      name: 'screens-apart',
      severity: 'error',
      comment:
        'a screen imports no other; panels of runs, figures and ranges, lists of departments and forms are shared',
      from: { path: '^apps/console/src/screen/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/console/src/screen/',
        pathNot: '^apps/console/src/screen/($1|run|figure|range|department|collection)/',
      },
    },
    {
      name: 'openlayers-only-on-the-map-side',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [`^${engine}/(source|renderer|layer|map|index)`, '/examples/', '/test/', '\\.test\\.tsx?$'],
      },
      to: { path: 'node_modules/ol/' },
    },
    {
      name: 'pure-packages-have-no-node',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src',
        pathNot: [
          '^packages/raster/src/(node|geotiff/(file-source|node-zlib|write-cog|write-whole))',
          '\\.test\\.tsx?$',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-framework-in-rules',
      severity: 'error',
      comment: 'rules and queries know nothing of HTTP',
      from: {
        path: `^${server}/`,
        pathNot: [
          `^${server}/(app|routes)\\.ts$`,
          `^${server}/(plugin|call)/`,
          '/[a-z-]*routes\\.ts$',
          '/testing/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      from: {
        path: `^${server}/`,
        pathNot: [`^${server}/(store|testing)/`, '/[a-z-]*queries\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'routes-call-rules',
      severity: 'error',
      comment: 'a route parses nothing and reads nothing: it calls a rule, and the rule has the queries',
      from: { path: [`^${server}/.*routes\\.ts$`, `^${server}/run/event-stream\\.ts$`] },
      to: { path: ['queries\\.ts$', `^${server}/store/`, `^${server}/job/`], pathNot: 'run-events\\.ts$' },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      comment: 'what tests share must not reach the product',
      from: { path: '^apps/', pathNot: ['/testing/', '\\.test\\.tsx?$'] },
      to: { path: '^apps/.*/testing/' },
    },
    {
      name: 'no-tools-in-the-product',
      severity: 'error',
      comment: 'what builds, tests, shows and measures the product uses it, not the other way round',
      from: {
        path: '^(packages|apps)/',
        pathNot: ['/test(ing)?/', '\\.test\\.tsx?$', '/[a-z.]*config\\.ts$'],
      },
      to: { path: '^(scripts|stories|bench|e2e)/' },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'what a workspace imports is in its own package.json',
      from: { path: '^(packages|apps|stories)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], path: 'node_modules/', pathNot: tools },
    },
    {
      name: 'no-dev-dependency-in-the-product',
      severity: 'error',
      comment:
        'program-path runs the sources in development and tests; the product does not carry it. The codecs are bundled into @gep/raster, jspdf into @gep/map-engine',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['/testing/', '/src/program-path', '\\.test\\.tsx?$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm-peer', 'type-only'],
        pathNot: '^node_modules/(geotiff|lerc|zstddec|jspdf)/',
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      // Programs that make reference figures name in their head what to install.
      from: { pathNot: '/test/reference/' },
      // A file with a query, such as `?inline`, is Vite's to resolve.
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@gep/source', 'import', 'module', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
