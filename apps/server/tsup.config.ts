import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

const models = '../../packages/ecosystem-models/src';

/** The hand-written texts of the models, which the report of an account quotes: `about/farming.zh.md`. */
async function copyTexts(outDir: string): Promise<void> {
  const files = await readdir(models, { recursive: true });
  for (const file of files) {
    const [, slug, language] = /^([a-z-]+)[\\/]about\.(\w+)\.md$/.exec(file) ?? [];
    if (slug) await cp(join(models, file), join(outDir, 'about', `${slug}.${language}.md`));
  }
}

export default defineConfig(({ outDir = 'dist' }) => ({
  // Separate programs: the server, the commands, the parser child and the threads of arithmetic and database. They are side by side in
  // dist, where the sources look for each other.
  entry: {
    server: 'src/server.ts',
    project: 'src/command/project.ts',
    worker: 'src/command/worker.ts',
    'geodata-child': 'src/geodata/child.ts',
    'calculation-worker': 'src/worker/worker.ts',
    'embedded-database': 'src/store/embedded-thread.ts',
  },
  outDir,
  format: 'esm',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  // Workspace packages come from their sources and go into the bundle; everything else is a dependency.
  noExternal: [/^@gep\//],
  onSuccess: async () => {
    await cp('src/store/migrations', join(outDir, 'migrations'), { recursive: true });
    await copyTexts(outDir);
  },
  esbuildOptions(options) {
    options.conditions = ['@gep/source', 'import', 'module', 'node'];
  },
}));
