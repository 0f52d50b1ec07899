import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    controls: 'src/controls.ts',
    elements: 'src/elements.ts',
    'words/en': 'src/message/en/index.ts',
    'words/zh-cn': 'src/message/zh-cn/index.ts',
  },
  outDir: 'dist',
  format: 'esm',
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup hands baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, customConditions: [] } },
});
