import type { Options } from 'tsup';
import { defineConfig } from 'tsup';

const otherDecoders = /^\.\/(raw|lzw|deflate|packbits|lerc|zstd|webimage)\.js$/;

/** Only the JPEG decoder of geotiff is used; the others would bring second copies of LERC, ZSTD and inflate. */
const onlyJpeg: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'only-jpeg',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: otherDecoders }, ({ importer }) =>
      /[\\/]node_modules[\\/]geotiff[\\/]/.test(importer)
        ? { path: 'unused', namespace: 'unused' }
        : undefined,
    );
    onLoad({ filter: /^unused$/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

export default defineConfig({
  entry: ['src/index.ts', 'src/node.ts', 'src/cells/index.ts', 'src/order/index.ts'],
  outDir: 'dist',
  // Deno and newer runtimes find parts of Node by `node:` only.
  removeNodeProtocol: false,
  format: 'esm',
  splitting: true,
  sourcemap: true,
  clean: true,
  // The codecs (geotiff, lerc, zstddec) are development dependencies, so tsup bundles them, as files that load late:
  // lerc is UMD, which a development server that serves the engine's worker as it is cannot import.
  esbuildPlugins: [onlyJpeg],
  // tsup hands baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, customConditions: [] } },
});
