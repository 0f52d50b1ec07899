import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { apiDoc } from './api-doc';
import { errorDoc } from './error-doc';

/** The documents by their place in the repository, formatted as the repository asks. */
export async function documents(): Promise<ReadonlyMap<URL, string>> {
  const place = (name: string): URL => new URL(`../../../docs/${name}`, import.meta.url);
  const config = await resolveConfig(place('api.md'));
  const formatted = (text: string): Promise<string> => format(text, { ...config, parser: 'markdown' });
  return new Map([
    [place('api.md'), await formatted(apiDoc())],
    [place('errors.md'), await formatted(errorDoc())],
  ]);
}

if (
  process.argv[1] !== undefined &&
  import.meta.url.endsWith('/write-docs.ts') &&
  process.argv[1].endsWith('write-docs.ts')
) {
  for (const [place, text] of await documents()) await writeFile(place, text);
}
