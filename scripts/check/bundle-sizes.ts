import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rollup } from 'vite';
import { root } from '../run';

interface Budget {
  /** What a page of an embedder would import. */
  readonly code: string;
  /** KB of gzip that the page loads before anything is shown, packages of others included unless `own`. */
  readonly limit: number;
  /** Counts only our packages. */
  readonly own?: boolean;
}

const engine = '@gep/map-engine';

/** Sources of the kinds of layer; what a page imports of one brings none of another. */
const kinds: Readonly<Record<string, string>> = {
  Point: 'vector/point-layer',
  Line: 'vector/line-layer',
  Polygon: 'vector/polygon-layer',
  Mixed: 'vector/mixed-layer',
  Raster: 'raster/raster-layer',
  Tile: 'tile/tile-layer',
  Image: 'image-layer',
  Group: 'group-layer',
};

const budgets: Readonly<Record<string, Budget>> = {
  'a first vector map with its legend': {
    code: "export { firstMap } from '../packages/map-engine/examples/first-map';",
    limit: 150,
  },
  'a raster map with its legend': {
    code: `export { createLegend, createMap, createRasterLayer, geoTiffLoader } from '${engine}';
      export { stretchScheme } from '${engine}/scheme';`,
    limit: 150,
  },
  'a classed scheme': {
    code: `export { generateCategories, graduatedColorScheme } from '${engine}/scheme';`,
    limit: 25,
    own: true,
  },
  'custom elements of legend and dialog': {
    code: "export * from '@gep/style-editor/elements';",
    limit: 43,
  },
  classification: { code: `export * from '${engine}/classify';`, limit: 25, own: true },
  colours: { code: `export * from '${engine}/color';`, limit: 25, own: true },
  'reading a GeoTIFF': { code: "export { readGeoTiff } from '@gep/raster';", limit: 25, own: true },
};

/** What no page may load before a dialog, a file, an export or a projection asks for it. */
const late = [
  'react-dom',
  'proj4',
  'geotiff',
  'lerc',
  'zstddec',
  'jspdf',
  'dompurify',
  'topojson-client',
  'world-atlas',
];

/** Pages of embedders stay within their budgets, and what is needed late loads late. */
export async function bundleSizes(): Promise<string[]> {
  const found = await Promise.all([
    ...Object.keys(kinds).map(kindAlone),
    ...Object.entries(budgets).map(async ([name, budget]) => {
      const { size, packages } = await firstLoad(budget);
      const early = late.filter((each) => packages.has(each));
      return [
        ...(size > budget.limit ? [`${name}: ${size.toFixed(1)} KB gzip, allowed: ${budget.limit}`] : []),
        ...early.map((each) => `${name}: loads ${each} at once`),
      ];
    }),
  ]);
  return found.flat();
}

/** A layer of one kind, imported from the main entry: at most 25 KB of our code, and no other kind. */
async function kindAlone(kind: string): Promise<string[]> {
  const code = `export { create${kind}Layer } from '${engine}';`;
  const { size, files } = await firstLoad({ code, own: true });
  const others = Object.entries(kinds).filter(([other]) => other !== kind);
  return [
    ...(size > 25 ? [`${code} ${size.toFixed(1)} KB gzip, allowed: 25`] : []),
    ...others
      .filter(([, source]) => files.has(`packages/map-engine/src/layer/${source}.ts`))
      .map(([other]) => `${code} brings create${other}Layer`),
  ];
}

/** Path of the module that a page consists of; nothing is written there. */
const pagePath = join(root, 'scripts/page-of-an-embedder.ts');

/**
 * Gzip size in KB of the files that a page built by Vite loads at once, the packages in them, and the sources (relative
 * to the root) of which something is left in them.
 */
export async function firstLoad({ code, own = false }: Pick<Budget, 'code' | 'own'>) {
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error', mode: 'production' },
    resolve: { conditions: ['@gep/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'page-of-an-embedder',
        resolveId: (id) => (id === pagePath ? id : null),
        load: (id) => (id === pagePath ? code : null),
      },
    ],
    worker: { format: 'es' },
    build: {
      ...{ write: false, target: 'es2022', reportCompressedSize: false },
      rollupOptions: {
        input: pagePath,
        preserveEntrySignatures: 'strict',
        external: own ? (id) => !/^[./]|^@gep\//.test(id) : [],
      },
    },
  });
  const written = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = written.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  const packages = new Set<string>();
  const files = new Set<string>();
  let bytes = 0;
  for (const chunk of chunksAtOnce(chunks)) {
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    for (const [path, { renderedLength }] of Object.entries(chunk.modules)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (renderedLength === 0) continue;
      files.add(relative(root, path));
      if (name) packages.add(name);
    }
  }
  return { size: bytes / 1024, packages, files };
}

type Chunk = Rollup.OutputChunk;

/** The entry and what it imports, not what it would import later. */
function chunksAtOnce(chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (chunk?: Chunk): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return found;
}
