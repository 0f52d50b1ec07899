import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file of the folder of guides. */
export interface Guide {
  readonly key: string;
  readonly fileName: string;
}

/** Types that a browser saves or shows without running anything of this server. */
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The files of the folder itself, by name; none where there is no such folder. Links and hidden files do not count. */
export async function guidesIn(folder: string): Promise<Guide[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && extname(entry.name).toLowerCase() in types,
    )
    .map(({ name }) => ({ key: `guide-${Buffer.from(name).toString('base64url')}`, fileName: name }))
    .sort((a, b) => a.fileName.localeCompare(b.fileName, 'zh'));
}

/** The content of a guide, its type and its name; null for a key that the folder does not hold. */
export async function guideFile(
  folder: string,
  key: string,
): Promise<{ content: Readable; type: string; fileName: string } | null> {
  // Only names that were listed are opened: a key is not a path.
  const guide = (await guidesIn(folder)).find((one) => one.key === key);
  if (!guide) return null;
  const { fileName } = guide;
  return {
    content: createReadStream(join(folder, fileName)),
    type: types[extname(fileName).toLowerCase()],
    fileName,
  };
}
