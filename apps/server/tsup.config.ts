import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

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
  onSuccess: () => cp('src/store/migrations', join(outDir, 'migrations'), { recursive: true }),
  esbuildOptions(options) {
    options.conditions = ['@gep/source', 'import', 'module', 'node'];
  },
}));
