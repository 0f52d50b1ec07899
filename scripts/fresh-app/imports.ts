import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from '../run';

/** A module as the build writes it: `from "…"`, `import "…"` and `import("…")`. */
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"\s]+)"/g;

/** Imports in the built files of our packages in an app that leave a file's ending or `node:` to be guessed. */
export function looseImports(folder: string): string[] {
  const packages = join(folder, 'node_modules/@gep');
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/dist\/.*\.js$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(packages, path), 'utf8').matchAll(specifiers)]
        .map(([, specifier = '']) => specifier)
        .filter(isLoose)
        .map((specifier) => `${path}: ${specifier}`),
    );
}

function isLoose(specifier: string): boolean {
  if (specifier.startsWith('node:')) return false;
  if (isBuiltin(specifier)) return true;
  if (/\.(js|mjs|json)$/.test(specifier)) return false;
  if (specifier.startsWith('.')) return true;
  const [, name = '', subpath] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(specifier) ?? [];
  return subpath !== undefined && !name.startsWith('@gep/') && !hasExports(name);
}

/** Whether a package says itself which files its subpaths are. */
function hasExports(name: string): boolean {
  const about = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return 'exports' in (JSON.parse(about) as object);
}
