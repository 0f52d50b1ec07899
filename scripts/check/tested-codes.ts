import { errorCodes } from '@gep/api-client/contract';
import { read, sourceFiles } from './files';

/** Codes that no test can bring about, and why. */
const exceptions: Readonly<Record<string, string>> = {
  MODEL_UNAVAILABLE: 'every model of the catalogue is there: for a catalogue that is ahead of its models',
};

/** Tests and what they share; the table of codes itself names every code. */
const tests = /(?:\.test\.tsx?|\/test\/.*\.ts|\/testing\/.*\.tsx?|^e2e\/.*\.ts)$/;
const table = /error-codes\.test\.ts$/;

/** Every code of docs/errors.md is named by a test, by its number or by its name. */
export async function testedCodes(): Promise<string[]> {
  const files = (await sourceFiles(tests)).filter((file) => !table.test(file));
  return codeProblems(files.map(read).join('\n'));
}

/** Codes that no text of the tests names, and exceptions that are not needed any more. */
export function codeProblems(text: string): string[] {
  const words = new Set(text.match(/\b(?:[A-Z][A-Z0-9_]+|\d{5})\b/g));
  return Object.entries(errorCodes).flatMap(([name, { code }]) => {
    const isNamed = words.has(name) || words.has(code);
    if (isNamed && name in exceptions) return [`${name} is named by a test: take it off the exceptions`];
    return isNamed || name in exceptions ? [] : [`${code} ${name} is named by no test`];
  });
}
