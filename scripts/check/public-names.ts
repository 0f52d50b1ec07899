import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run';
import { read } from './files';

/** A name that a package publishes, where it is declared and what its doc comment says. */
export interface PublicName {
  readonly name: string;
  /** Entry that publishes it: the subpath where one does, since the main entry may publish no more than its type. */
  readonly entry: string;
  /** Source file relative to the root. */
  readonly place: string;
  readonly isFunction: boolean;
  readonly documented: boolean;
  readonly example: string | null;
}

/** The public names of a package, and the program in which they were found. */
export interface PublicNames {
  readonly names: readonly PublicName[];
  /** Names that another package of ours declares and explains, and the entry that publishes them here too. */
  readonly passedOn: readonly Pick<PublicName, 'name' | 'entry'>[];
  /** Names of `test/given.ts`, which examples use without making them. */
  readonly given: readonly string[];
  readonly program: ts.Program;
}

/** Source files of the published entries, those behind a `*` left out: they are single files of an entry. */
export function entriesOf(folder: string): Map<string, string> {
  const { name, exports } = JSON.parse(read(`${folder}/package.json`)) as {
    name: string;
    exports: Record<string, unknown>;
  };
  const sources = Object.entries(exports).map(([entry, target]) => {
    const source = (target as Record<string, string> | null)?.['@gep/source'];
    return [join(name, entry), source?.endsWith('.ts') && !entry.includes('*') ? source : ''] as const;
  });
  const [main, ...subpaths] = sources;
  return new Map(
    [...subpaths, main]
      .filter(([, source]) => source !== '')
      .map(([entry, source]) => [entry, join(root, folder, source)]),
  );
}

/** What the entries of a package (`packages/map-engine`) publish. */
export function publicNames(folder: string): PublicNames {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  const entries = entriesOf(folder);
  const givenFile = join(root, folder, 'test/given.ts');
  const files = [...entries.values(), ...(existsSync(givenFile) ? [givenFile] : [])];
  const program = ts.createProgram(files, config?.options ?? {});
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const names = new Map<string, PublicName>();
  const passedOn = new Map<string, Pick<PublicName, 'name' | 'entry'>>();
  for (const [entry, file] of entries) {
    for (const exported of exportsOf(file)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      const place = declaration?.getSourceFile().fileName.slice(root.length) ?? '';
      if (!declaration || names.has(exported.name)) continue;
      if (!place.startsWith(`${folder}/`)) {
        if (place.startsWith('packages/')) passedOn.set(exported.name, { name: exported.name, entry });
        continue;
      }
      const example = symbol.getJsDocTags(checker).find((tag) => tag.name === 'example');
      names.set(exported.name, {
        name: exported.name,
        entry,
        place,
        isFunction: ts.isFunctionDeclaration(declaration),
        documented: symbol.getDocumentationComment(checker).length > 0,
        example: example ? ts.displayPartsToString(example.text).trim() : null,
      });
    }
  }
  return {
    names: [...names.values()],
    passedOn: [...passedOn.values()],
    given: exportsOf(givenFile).map(({ name }) => name),
    program,
  };
}
