import ts from 'typescript';
import { read, sourceFiles } from './files';

const chinese = /\p{Script=Han}/u;
const screens = /^(apps\/console|packages\/style-editor)\/src\/.*\.tsx?$/;
const allowed = /\/message\/|\/testing\/|\.test\.tsx?$/;

/** Lines of a source whose literals or JSX texts hold Chinese characters; comments may quote the specification. */
export function chineseLiterals(path: string, text: string): number[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const holdsText = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node);
    const isWord = holdsText || ts.isJsxText(node) || ts.isIdentifier(node);
    if (isWord && chinese.test(node.text))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Text of screens and editors is in their message files, so that it can be translated. */
export async function hardCodedWords(): Promise<string[]> {
  const files = (await sourceFiles(screens)).filter((path) => !allowed.test(path));
  return files.flatMap((path) =>
    chineseLiterals(path, read(path)).map((line) => `${path}:${line}: Chinese text outside message/`),
  );
}
