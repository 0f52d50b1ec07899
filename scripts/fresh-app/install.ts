import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built-folder';
import { packedFiles } from '../packed-files';
import { root, run } from '../run';

/** Runs a program; throws with its output when it fails. */
async function must(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** The scripts of a package, built when a source changed; declarations are left to `npm run build`, which takes minutes. */
async function scriptsOf(name: string): Promise<string> {
  const own = `packages/${name}`;
  return builtFolder(`.gep/packages/${name}`, [`${own}/src`, `${own}/tsup.config.ts`], async (folder) => {
    await must(['tsup', '--no-dts', '--out-dir', folder], own);
  });
}

/** Files of a package as `npm pack` names them, with those of a build in `dist`. */
async function unpack(name: string, files: readonly string[], into: string): Promise<void> {
  const dist = await scriptsOf(name);
  const own = join(root, 'packages', name);
  for (const path of files) {
    if (path.startsWith('dist/')) continue;
    cpSync(join(own, path), join(into, path));
  }
  cpSync(dist, join(into, 'dist'), { recursive: true });
}

/**
 * A folder with an app that has our packages in its node_modules as `npm install` of their tarballs leaves them. It is
 * inside the repository, whose node_modules have the packages of others: nothing is fetched. To be removed.
 */
export async function installFreshApp(): Promise<string> {
  mkdirSync(join(root, '.gep'), { recursive: true });
  const folder = mkdtempSync(join(root, '.gep/fresh-app-'));
  const about = { name: 'fresh-app', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  for (const [name, files] of await packedFiles())
    await unpack(name, files, join(folder, 'node_modules/@gep', name));
  return folder;
}
