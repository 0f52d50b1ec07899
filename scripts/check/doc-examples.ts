import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { root } from '../run';
import type { PublicNames } from './public-names';

/** What the compiler has against the examples of a package's doc comments; all are compiled as one file. */
export function exampleErrors(folder: string, { names, passedOn, given, program }: PublicNames): string[] {
  const file = join(root, folder, 'doc-examples.tsx');
  const imports = [...names, ...passedOn].filter(({ name }) => !given.includes(name));
  let text = imports.map(({ name, entry }) => `import { ${name} } from '${entry}';\n`).join('');
  if (given.length > 0) text += `import { ${given.join(', ')} } from './test/given';\n`;
  const starts: { readonly at: number; readonly name: string; readonly place: string }[] = [];
  for (const { name, place, example } of names) {
    if (example === null) continue;
    starts.push({ at: text.length, name, place });
    text += `(async () => {\n${example}\n});\n`;
  }
  const options: ts.CompilerOptions = {
    ...program.getCompilerOptions(),
    ...{ noUnusedLocals: false, verbatimModuleSyntax: false, isolatedModules: false },
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, text, version) : getSourceFile(path, version);
  const examples = ts.createProgram([file], options, host, program);
  const source = examples.getSourceFile(file);
  const found = [...examples.getSyntacticDiagnostics(source), ...examples.getSemanticDiagnostics(source)];
  return found.map(({ start = 0, messageText }) => {
    const owner = starts.findLast(({ at }) => at <= start);
    const line = text.slice(start).split('\n', 1)[0];
    return `${owner?.place}: ${owner?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} at ${line}`;
  });
}

/**
 * Runs an example. A comment behind an expression, or on the line after it, is the value that it has to give: a
 * literal in which `…` leaves out further parts and numbers with decimals are rounded.
 *
 * @param scope  What the example may use by name.
 * @returns what it gave otherwise than promised.
 */
export async function runExample(
  example: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const problems: string[] = [];
  const compare = (value: unknown, wanted: string): void => {
    if (!gives(value, literalOf(wanted))) problems.push(`gave ${JSON.stringify(value)}, promised ${wanted}`);
  };
  const code = ts.transpile(withComparisons(example), { target: ts.ScriptTarget.ES2022 });
  const run = runInThisContext(
    `(async ({ ${Object.keys(scope).join(', ')} }, compare$) => {{\n${code}\n}})`,
  ) as (...args: unknown[]) => Promise<void>;
  await run(scope, compare);
  return problems;
}

function withComparisons(example: string): string {
  const source = ts.createSourceFile('example.ts', example, ts.ScriptTarget.ES2022, true);
  let [code, at] = ['', 0];
  for (const statement of source.statements) {
    const comment = /^[ ]*\n?\/\/ (.*)/.exec(example.slice(statement.end))?.[1];
    if (!ts.isExpressionStatement(statement) || comment === undefined) continue;
    const { expression } = statement;
    code += example.slice(at, statement.getStart());
    code += `compare$(await (${expression.getText()}), ${JSON.stringify(comment)});`;
    at = statement.end;
  }
  return code + example.slice(at);
}

function literalOf(text: string): ts.Expression {
  const source = ts.createSourceFile(
    'value.ts',
    `(${text.replace(/…(?=\s*[\]}])/g, 'more$')})`,
    ts.ScriptTarget.ES2022,
    true,
  );
  const [statement] = source.statements;
  if (!ts.isExpressionStatement(statement)) throw new SyntaxError(`a value is promised, got ${text}`);
  return statement.expression;
}

const constants = new Map<string, unknown>([
  ...([true, false, null, undefined, NaN] as const).map((value) => [String(value), value] as const),
  ['Infinity', Infinity],
]);

const isMore = (node: ts.Node | undefined): boolean => node?.getText() === 'more$';

/** Whether a value is what a literal says. */
function gives(value: unknown, node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return gives(value, node.expression);
  if (ts.isStringLiteral(node)) return value === node.text;
  if (ts.isArrayLiteralExpression(node)) {
    const list = Array.from(value as ArrayLike<unknown>);
    const items = node.elements.filter((item) => !isMore(item));
    const open = items.length < node.elements.length;
    return (open || list.length === items.length) && items.every((item, i) => gives(list[i], item));
  }
  if (ts.isObjectLiteralExpression(node)) {
    const parts = node.properties.filter(ts.isPropertyAssignment);
    const open = parts.length < node.properties.length;
    const entries = value as Readonly<Record<string, unknown>>;
    return (
      (open || Object.keys(entries).length === parts.length) &&
      parts.every(({ name, initializer }) => gives(entries[(name as ts.Identifier).text], initializer))
    );
  }
  const written = node.getText();
  if (constants.has(written)) return Object.is(value, constants.get(written));
  if (Number.isNaN(Number(written))) throw new SyntaxError(`a value is promised, got ${written}`);
  const decimals = /\.(\d+)/.exec(written)?.[1].length ?? 0;
  const exponent = Number(/e(.*)$/i.exec(written)?.[1] ?? 0);
  const room = decimals === 0 ? 0 : 0.500001 * 10 ** (exponent - decimals);
  return typeof value === 'number' && Math.abs(value - Number(written)) <= room;
}
