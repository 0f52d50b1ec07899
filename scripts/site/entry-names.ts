import { join, relative } from 'node:path';
import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import { entriesOf } from '../check/public-names';
import { root } from '../run';

/** Packages in the order in which readers look for them. */
const order = ['map-engine', 'style-editor', 'raster', 'api-client', 'ecosystem-models'];

/** What TypeDoc calls the module of a source file. */
export function moduleOf(source: string): string {
  return relative(join(root, 'packages'), source).replace(/(\/index)?\.ts$/, '');
}

/** Entries as programs import them, by what TypeDoc calls their modules. */
function entryNames(): Map<string, string> {
  const entries = order.flatMap((name) => {
    const [main, ...subpaths] = [...entriesOf(`packages/${name}`)].sort(([a], [b]) => a.localeCompare(b));
    return main ? [main, ...subpaths] : subpaths;
  });
  return new Map(entries.map(([entry, source]) => [moduleOf(source), entry]));
}

/** Calls modules by what programs import, and lists them in the order of the packages. */
export function nameEntries(project: ProjectReflection): void {
  const names = [...entryNames()];
  const rank = new Map(names.map(([, entry], index) => [entry, index]));
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const entry = names.find(([name]) => name === module.name)?.[1];
    if (entry) module.name = entry;
  }
  const placeOf = (one: Reflection): number => rank.get(one.name) ?? -1;
  const byPackage = (one: Reflection, other: Reflection): number => placeOf(one) - placeOf(other);
  project.children?.sort(byPackage);
  project.childrenIncludingDocuments?.sort(byPackage);
  for (const { title, children } of project.groups ?? []) {
    if (title === 'Modules') (children as DeclarationReflection[]).sort(byPackage);
  }
}
