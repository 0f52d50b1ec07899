import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The client of S3-compatible stores as Node loads it, for `vi.mock`. The test runner starts Node with the `module`
 * condition of bundlers, under which this client cannot be loaded file by file.
 */
export function bundledS3Client(): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-s3-client-'));
  try {
    const outfile = join(folder, 'client.cjs');
    buildSync({
      stdin: {
        contents: "export * from '@aws-sdk/client-s3'; export * from '@aws-sdk/lib-storage';",
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      platform: 'node',
      outfile,
    });
    return createRequire(import.meta.url)(outfile) as Record<string, unknown>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
