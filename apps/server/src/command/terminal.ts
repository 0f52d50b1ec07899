import { languageOf } from '@gep/api-client/contract';
import { errorText } from '../error/log-error';
import { word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import { problemsOf } from '../plugin/errors';

/** The language of the commands: that of the terminal. */
export const language = languageOf(process.env.LANG?.replace('_', '-').split('.')[0]);

export function say(code: PhraseCode, args?: Phrase['args']): void {
  process.stdout.write(`${textOf(phrase(code, args))[language]}\n`);
}

export function reportFault(error: unknown, what: string): void {
  process.stderr.write(`${what}: ${errorText(error)}\n`);
}

/** Runs a command and ends the process with status 1 and one line a problem when it fails. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const problems = problemsOf(error);
    const unknown = problems[0].name === 'INTERNAL';
    const lines = unknown
      ? [error instanceof Error ? error.message : String(error)]
      : problems.map((problem) => word(problem, language).message);
    process.stderr.write(`${lines.join('\n')}\n`);
    process.exit(1);
  }
}

/** The only argument of a command; without exactly one, the usage is shown and the exit status is 2. */
export function onlyArgument(usage: string): string | null {
  const [argument, ...more] = process.argv.slice(2);
  if (argument !== undefined && !argument.startsWith('-') && more.length === 0) return argument;
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
  return null;
}
