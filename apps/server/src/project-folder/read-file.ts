import { readFile } from 'node:fs/promises';
import { failFile } from './folder-fault';

/** The value for a path that does not exist. Other faults are thrown on. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** The text of a file of a project folder. @throws GepError that names a missing file */
export async function readText(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(absent);
  return text?.replace(/^\uFEFF/, '') ?? failFile(path, 'no-file');
}
