import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
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

const budgets: Readonly<Record<string, Budget>> = {
  'a first vector map with its legend': {
    code: "export { firstMap } from './packages/map-engine/examples/first-map';",
    limit: 152,
  },
  'a raster map with its legend': {
    code: `export { createLegend, createMap, createRasterLayer, geoTiffLoader } from '${engine}';
      export { stretchScheme } from '${engine}/scheme';`,
    limit: 152,
  },
  'a polygon layer': { code: `export { createPolygonLayer } from '${engine}';`, limit: 25, own: true },
  'a classed scheme': {
    code: `export { generateCategories, graduatedColorScheme } from '${engine}/scheme';`,
    limit: 25,
    own: true,
  },
  classification: { code: `export * from '${engine}/classify';`, limit: 25, own: true },
  colours: { code: `export * from '${engine}/color';`, limit: 25, own: true },
  'reading a GeoTIFF': { code: "export { readGeoTiff } from '@gep/raster';", limit: 25, own: true },
};

/** What no page may load before a file, an export or a projection asks for it. */
const late = ['proj4', 'geotiff', 'lerc', 'zstddec', 'jspdf', 'dompurify', 'topojson-client', 'world-atlas'];

/** Pages of embedders stay within their budgets, and what is needed late loads late. */
export async function bundleSizes(): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(budgets).map(async ([name, budget]) => {
      const { size, packages } = await firstLoad(budget);
      const early = late.filter((each) => packages.has(each));
      return [
        ...(size > budget.limit ? [`${name}: ${size.toFixed(1)} KB gzip, allowed: ${budget.limit}`] : []),
        ...early.map((each) => `${name}: loads ${each} at once`),
      ];
    }),
  );
  return found.flat();
}

/** Gzip size in KB of the files that a page loads at once, and the packages in them. */
export async function firstLoad({ code, own = false }: Pick<Budget, 'code' | 'own'>) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022' },
    ...{ outdir: 'out', absWorkingDir: root, write: false, metafile: true, logLevel: 'error' },
    conditions: ['@gep/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: own ? [leaveOthersOut] : [],
  });
  const files = filesAtOnce(metafile);
  const packages = new Set<string>();
  let bytes = 0;
  for (const file of files) {
    const written = outputFiles.find(({ path }) => path.endsWith(file.slice('out/'.length)));
    bytes += gzipSync(written?.contents ?? '', { level: 9 }).length;
    for (const [path, { bytesInOutput }] of Object.entries(metafile.outputs[file].inputs)) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name && bytesInOutput > 0) packages.add(name);
    }
  }
  return { size: bytes / 1024, packages };
}

const leaveOthersOut: NonNullable<Parameters<typeof build>[0]['plugins']>[number] = {
  name: 'leave-others-out',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@gep/') ? undefined : { path, external: true },
    );
  },
};

/** The entry and what it imports, not what it would import later. */
function filesAtOnce({ outputs }: Metafile): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, kind, external } of outputs[file].imports)
      if (kind === 'import-statement' && !external) visit(path);
  };
  const entry = Object.keys(outputs).find((file) => outputs[file].entryPoint === '<stdin>');
  if (entry) visit(entry);
  return files;
}
