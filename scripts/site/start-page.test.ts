import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { startScripts } from '../../site/page/start';
import { root } from '../run';

/* What the start page has a visitor write compiles as it is written there, in a strict project. */

const { first, ownLayer, editor, openQgis } = startScripts();
const files = new Map(
  Object.entries({ first, ownLayer, editor, qgis: `${editor}\n${openQgis}` }).map(([name, code]) => [
    join(root, 'site', `start-page-${name}.ts`),
    code,
  ]),
);

it('compiles', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version) => {
    const code = files.get(path);
    return code === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, code, version);
  };
  const program = ts.createProgram([...files.keys()], { ...options, types: ['vite/client'] }, host);
  const found = [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
}, 60_000);
