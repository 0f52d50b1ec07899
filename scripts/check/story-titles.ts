import { posix } from 'node:path';
import { read, sourceFiles } from './files';

/** The group under which a page of stories is listed, null where its title cannot be read. */
export function groupOf(source: string): string | null {
  return /\btitle: '([^'/]+)\/[^']+'/.exec(source)?.[1] ?? null;
}

/** Pages of stories are listed under the folder of the editor that they show. */
export async function storyTitles(): Promise<string[]> {
  return (await sourceFiles(/^stories\/.*\.stories\.tsx$/)).flatMap((path) => {
    const folder = posix.basename(posix.dirname(path));
    const group = groupOf(read(path));
    return group?.toLowerCase() === folder ? [] : [`${path}: is listed under ${group}, allowed: ${folder}`];
  });
}
