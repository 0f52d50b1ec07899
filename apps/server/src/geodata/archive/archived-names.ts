import { posix } from 'node:path';
import type { ArchivedFile } from './open-archive';

/** What systems add to archives by themselves. */
export function isOfSystem(name: string): boolean {
  return name.split('/').includes('__MACOSX') || posix.basename(name).startsWith('.');
}

/** A few names of an archive, for messages. */
export function namesOf(files: readonly ArchivedFile[]): string {
  const names = files.slice(0, 5).map(({ name }) => name);
  return [...names, ...(files.length > names.length ? ['…'] : [])].join(', ') || '–';
}
