import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/controls.ts', 'src/elements.ts'],
  outDir: 'dist',
  format: 'esm',
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup hands baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, customConditions: [] } },
});
