import { read, sourceFiles } from './files';

const text = /\.(ts|tsx|js|cjs|mjs|json|md|mdx|css|html|sql|ya?ml|sh)$|^\.ci\/|^\.[^/]+$|^LICENSE$/;
/** Folders of one person's or one runner's machine. Data outside the repository is named by GEP_TEST_DATA. */
const machine = new RegExp(
  ['work', 'home', 'Users', 'root'].map((folder) => `(?<![\\w.$}/-])/${folder}/[\\w.-]+`).join('|') +
    '|[A-Z]:\\\\\\\\?Users\\\\',
);

/** Lines that name a path of some machine. */
export function machinePathsIn(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (machine.test(line) ? [index + 1] : []));
}

/** No file names a path that exists on one machine only. */
export async function machinePaths(): Promise<string[]> {
  const problems: string[] = [];
  for (const path of await sourceFiles(text)) {
    for (const line of machinePathsIn(read(path)))
      problems.push(`${path}:${line}: names a folder of one machine`);
  }
  return problems;
}
