import { read, sourceFiles } from './files';

/** Other ways to say what was given and what is allowed. */
const others = [
  /\ballowed (?:is|are)\b/,
  /new (?:Type|Range)Error\(\s*['"`][^'"`]*\b(?:must be|is not allowed|expected)\b/,
  /new (?:Type|Range)Error\(\s*['"`][^'"`]*(?<!:) got \$\{/,
];

/** Errors of misuse read `name: got <value>, allowed: <what>`. */
export async function errorGrammar(): Promise<string[]> {
  const files = await sourceFiles(/^(packages|apps|stories|bench|e2e)\/.*\.tsx?$/);
  return files.flatMap((file) =>
    grammarProblems(read(file)).map(
      (line) => `${file}:${line}: write \`name: got <value>, allowed: <what>\``,
    ),
  );
}

/** Lines of a source that word a misuse in another way. */
export function grammarProblems(source: string): number[] {
  return others
    .flatMap((pattern) => [...source.matchAll(new RegExp(pattern, 'g'))])
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .sort((one, other) => one - other);
}
