import type { Options } from 'tsup';
import { defineConfig } from 'tsup';

const parts = [
  'model',
  'classify',
  'color',
  'scheme',
  'raster-color',
  'symbol',
  'geometry',
  'codec',
  'interchange',
  'layer',
  'map',
];

/** A PDF of one picture needs no drawing of HTML and SVG; as dependencies they bring core-js with its install script. */
const onlyPictures: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'only-pictures',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(canvg|html2canvas|dompurify)$/ }, ({ importer, path }) =>
      /[\\/]node_modules[\\/]jspdf[\\/]/.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export {};' }));
  },
};

export default defineConfig({
  // Named, because the places of sources are not the published ones.
  entry: {
    index: 'src/index.ts',
    worker: 'src/worker/worker.ts',
    ...Object.fromEntries(parts.map((part) => [`${part}/index`, `src/${part}/index.ts`])),
    'scheme/edit': 'src/scheme/edit/index.ts',
    'geometry/topology': 'src/geometry/topology.ts',
    'layer/point': 'src/layer/vector/point-layer.ts',
    'layer/line': 'src/layer/vector/line-layer.ts',
    'layer/polygon': 'src/layer/vector/polygon-layer.ts',
    'layer/mixed': 'src/layer/vector/mixed-layer.ts',
    'layer/raster': 'src/layer/raster/raster-layer.ts',
    'layer/tile': 'src/layer/tile/tile-layer.ts',
    'layer/image': 'src/layer/image-layer.ts',
    'layer/group': 'src/layer/group-layer.ts',
  },
  outDir: 'dist',
  // jspdf is a development dependency, so tsup bundles it, as a file that loads late.
  platform: 'browser',
  esbuildPlugins: [onlyPictures],
  format: 'esm',
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup hands baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, customConditions: [] } },
});
