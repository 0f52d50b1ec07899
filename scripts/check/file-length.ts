import { read, sourceFiles } from './files';

const limit = 300;
/** Tables of data, words and generated SQL may be as long as what they list. */
const dataTables = /\/(ramps|message|migrations|reference)\/|ecosystem-types\.ts$/;

/** Every source file holds one idea: 300 lines at most. */
export async function fileLength(): Promise<string[]> {
  const files = await sourceFiles(/^(packages|apps|site|stories|scripts|bench|e2e)\/.*\.(ts|tsx|css)$/);
  return files
    .filter((path) => !dataTables.test(path))
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path}: ${lines} lines, allowed ${limit}`);
}
