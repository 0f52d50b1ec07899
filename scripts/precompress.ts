import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Texts; pictures and fonts are compressed already. */
const compressible = /\.(?:js|css|html|svg|json|wasm)$/;
/** Below it the headers of the answer weigh more than what is saved. */
const smallestBytes = 1024;

/** Writes `.br` and `.gz` beside every text file of a built folder, so that the server compresses nothing itself. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      if (bytes.length < smallestBytes) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
