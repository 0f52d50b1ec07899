import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packedFiles } from '../packed-files';
import { root } from '../run';
import { read } from './files';
import { installProblems } from './package-installs';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly keywords?: readonly string[];
  readonly sideEffects: unknown;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** What `npm pack` would put into the tarballs; whether the built files are well typed is checked by `npm run test:long`. */
export async function packageContents(): Promise<string[]> {
  const packed = await packedFiles();
  return [...packed].flatMap(([name, files]) => problemsOf(`packages/${name}`, new Set(files)));
}

function problemsOf(folder: string, packed: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const file of ['LICENSE', 'README.md', 'package.json'])
    if (!packed.has(file)) problems.push(`${folder}: ${file} is not in the tarball`);
  for (const path of packed)
    if (/\.test\.tsx?$|^test\//.test(path)) problems.push(`${folder}: the tarball contains ${path}`);
  if (packed.has('LICENSE') && read(`${folder}/LICENSE`) !== read('LICENSE'))
    problems.push(`${folder}/LICENSE differs from LICENSE`);
  if (!/TypeScript \d\.\d or newer/.test(read(`${folder}/README.md`)))
    problems.push(`${folder}/README.md does not state the least version of TypeScript`);
  const [, outside] = /\]\((\.\.\/[^)]*)\)/.exec(read(`${folder}/README.md`)) ?? [];
  if (outside) problems.push(`${folder}/README.md: ${outside} is not in the tarball`);
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  if (manifest.license !== 'Apache-2.0') problems.push(`${folder}: license is ${manifest.license}`);
  if (!manifest.keywords?.length) problems.push(`${folder}: keywords are missing`);
  if (manifest.sideEffects === undefined) problems.push(`${folder}: sideEffects is missing`);
  return [...problems, ...installProblems(folder), ...exportProblems(folder, manifest, packed)];
}

/** Sources are packed beside the build, so an entry that has no source would have no built file either. */
function exportProblems(folder: string, { exports }: Manifest, packed: ReadonlySet<string>): string[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const files = typeof target === 'string' ? [target] : [target['@gep/source'] ?? ''];
    return files
      .filter((file) => !file.includes('*'))
      .filter((file) => !packed.has(file.slice(2)) || !existsSync(join(root, folder, file)))
      .map((file) => `${folder}: entry ${entry} leads to ${file}, which is not in the tarball`);
  });
}
