/**
 * The column that an attribute of a renderer names: `"name"`, or a name without quotes; null for anything that has to be
 * computed.
 * @example
 * fieldName('"价值 ""(万元)"""'); // '价值 "(万元)"'
 * fieldName('"a" + 1'); // null
 */
export function fieldName(written: string): string | null {
  const text = written.trim();
  const [, quoted] = /^"((?:[^"]|"")+)"$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  // Names of columns may be in any script and have blanks where nothing of an expression does.
  return text !== '' && !/["'()+*/|<>=,]|\s-\s/.test(text) ? text : null;
}

/** The first column that an expression names in quotes; null where there is none. */
export function firstField(expression: string): string | null {
  const [, quoted] = /"((?:[^"]|"")+)"/.exec(expression) ?? [];
  return quoted === undefined ? null : quoted.replaceAll('""', '"');
}
