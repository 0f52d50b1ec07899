import { posix } from 'node:path';
import { read } from './files';

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface Locked extends Dependencies {
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** What a host has once for itself and all packages; everything else that a package needs comes with it. */
const peers = ['ol', 'proj4', 'react', 'react-dom'];

const installScripts = ['preinstall', 'install', 'postinstall', 'prepare'];

/** What an install of a package (`packages/map-engine`) would run or ask of the host beyond what it says. */
export function installProblems(folder: string): string[] {
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Dependencies & {
    scripts?: Readonly<Record<string, string>>;
  };
  const strange = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !peers.includes(name));
  const own = installScripts.filter((name) => name in (manifest.scripts ?? {}));
  return [
    ...strange.map((name) => `${folder}: got the peer ${name}, allowed: ${peers.join(', ')}`),
    ...own.map((name) => `${folder}: the script ${name} would run with an install`),
    ...scriptsAlong(folder).map((path) => `${folder}: ${path} comes along and has an install script`),
  ];
}

/** Places in node_modules of what comes with a package and runs a script when it is installed. */
function scriptsAlong(folder: string): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Readonly<Record<string, Locked | undefined>>;
  };
  const seen = new Set<string>();
  /** As Node does: in the node_modules of the package, then in those of each folder around it. */
  const find = (from: string, name: string): string | undefined => {
    for (let at = from; ; at = posix.dirname(at)) {
      const path = posix.join(at, 'node_modules', name);
      if (packages[path]) return packages[path].link ? packages[path].resolved : path;
      if (at === '.') return undefined;
    }
  };
  const visit = (path: string): void => {
    const locked = packages[path];
    if (seen.has(path) || !locked) return;
    seen.add(path);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const found = find(path, name);
      if (found) visit(found);
    }
  };
  visit(folder);
  return [...seen].filter((path) => packages[path]?.hasInstallScript);
}
