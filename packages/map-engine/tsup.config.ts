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
  format: 'esm',
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup hands baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, customConditions: [] } },
});
