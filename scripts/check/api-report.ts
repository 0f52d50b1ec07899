import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../run';
import { read } from './files';
import { entriesOf } from './public-names';

/** Packages whose public types are kept in a report; those of the API are in docs/api.md. */
export const reportedPackages = ['raster', 'map-engine', 'style-editor'].map((name) => `packages/${name}`);

/** Where the report of a package is kept, so that a change of a public type is seen in the diff of its commit. */
export const reportFile = (folder: string): string => `${folder}/api.txt`;

/** Reports that are not what the sources publish. */
export function apiReports(): Promise<string[]> {
  const old = reportedPackages.filter((folder) => {
    const file = reportFile(folder);
    return !existsSync(join(root, file)) || read(file) !== apiReport(folder);
  });
  return Promise.resolve(
    old.map((folder) => `${reportFile(folder)} is old: run "npm run api", look at its diff and commit it`),
  );
}

/** A declared name: the source that declares it, relative to the root, and its name there. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

/** All that a package publishes, as declarations without comments, entry by entry; then what these refer to. */
export function apiReport(folder: string): string {
  const entries = entriesOf(folder);
  const program = declarationProgram(folder, [...entries.values()]);
  const declarations = emitted(program, folder);
  const checker = program.getTypeChecker();
  const printed = new Map<string, string>();
  const lines: string[] = [];
  for (const [entry, file] of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const again: string[] = [];
    lines.push(`# ${entry}`, '');
    const exported = module ? checker.getExportsOfModule(module) : [];
    for (const symbol of exported.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const place = relative(root, target.declarations?.[0]?.getSourceFile().fileName ?? '');
      const key = `${place} ${target.name}`;
      if (printed.has(key) || !place.startsWith(`${folder}/`)) again.push(symbol.name);
      else {
        printed.set(key, symbol.name);
        const renamed = symbol.name === target.name ? [] : [`as ${symbol.name}:`];
        lines.push(...renamed, ...textOf(declarations, { file: place, name: target.name }), '');
      }
    }
    if (again.length > 0) lines.push(`also: ${again.join(', ')}`, '');
  }
  const parts = referred(declarations, [...printed.keys()].map(declaredOf), folder);
  lines.push('# parts of these types that no entry publishes', '');
  for (const part of parts) lines.push(...textOf(declarations, part), '');
  return `${lines.join('\n').trimEnd()}\n`;
}

function declaredOf(key: string): Declared {
  const [file = '', name = ''] = key.split(' ');
  return { file, name };
}

function declarationProgram(folder: string, files: readonly string[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  return ts.createProgram([...files], {
    ...config?.options,
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
  });
}

/** Declarations by the path of their source, relative to the root: no bodies, and every type is written out. */
function emitted(program: ts.Program, folder: string): ReadonlyMap<string, ts.SourceFile> {
  const files = new Map<string, ts.SourceFile>();
  for (const source of program.getSourceFiles()) {
    const path = relative(root, source.fileName);
    if (!path.startsWith(`${folder}/`)) continue;
    const keep: ts.WriteFileCallback = (file, text) => {
      files.set(path, ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
    };
    program.emit(source, keep, undefined, true);
  }
  return files;
}

/** Names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

const printer = ts.createPrinter({ removeComments: true });

function textOf(files: ReadonlyMap<string, ts.SourceFile>, { file, name }: Declared): string[] {
  const declared = files.get(file);
  const found = declared?.statements.filter((statement) => namesOf(statement).includes(name)) ?? [];
  return found.map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, declared!));
}

/** What declarations refer to in the sources of their package, and what that refers to, in the order of files and names. */
function referred(
  files: ReadonlyMap<string, ts.SourceFile>,
  known: readonly Declared[],
  folder: string,
): Declared[] {
  const seen = new Set(known.map(({ file, name }) => `${file} ${name}`));
  const found: Declared[] = [];
  const waiting = [...known];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, name } = next;
    const source = files.get(file);
    for (const used of source ? identifiersOf(source, name) : []) {
      const declared = declaredAs(files, file, used);
      const key = declared ? `${declared.file} ${declared.name}` : '';
      if (!declared || seen.has(key) || !declared.file.startsWith(`${folder}/`)) continue;
      seen.add(key);
      found.push(declared);
      waiting.push(declared);
    }
  }
  const key = ({ file, name }: Declared) => `${file} ${name}`;
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Names of types and values that a declaration refers to. */
function identifiersOf(source: ts.SourceFile, name: string): Set<string> {
  const used = new Set<string>();
  const leftmost = (node: ts.Node): string =>
    ts.isIdentifier(node) ? node.text : ts.isQualifiedName(node) ? leftmost(node.left) : '';
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) used.add(leftmost(node.typeName));
    if (ts.isTypeQueryNode(node)) used.add(leftmost(node.exprName));
    if (ts.isExpressionWithTypeArguments(node)) used.add(leftmost(node.expression));
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) if (namesOf(statement).includes(name)) visit(statement);
  return used;
}

/** Where a name that a file uses is declared: there, or in the file that it is imported from, through lists of names. */
function declaredAs(
  files: ReadonlyMap<string, ts.SourceFile>,
  file: string,
  name: string,
): Declared | undefined {
  const source = files.get(file);
  if (!source) return undefined;
  if (source.statements.some((statement) => namesOf(statement).includes(name))) return { file, name };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) continue;
    const element = [...names.elements].find((each) => each.name.text === name);
    const specifier = statement.moduleSpecifier;
    if (!element || !specifier || !ts.isStringLiteral(specifier)) continue;
    const base = join(file, '..', specifier.text);
    const target = ['.ts', '.tsx', '/index.ts', '.js']
      .map((end) => base + end)
      .find((path) => files.has(path));
    return target ? declaredAs(files, target, (element.propertyName ?? element.name).text) : undefined;
  }
  return undefined;
}
