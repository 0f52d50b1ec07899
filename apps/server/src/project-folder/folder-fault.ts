import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';

/** Codes of `message` under `folder`: what can be wrong with a file of a project folder. */
type FaultCode = PhraseCode extends infer C ? (C extends `folder.${infer F}` ? F : never) : never;

/** Throws a GepError that names a file of a project folder, the line where it has one, and what is wrong. */
export function failFile(
  file: string,
  fault: FaultCode,
  { line, ...args }: Readonly<Record<string, string | number>> = {},
): never {
  const field = line === undefined ? file : phrase('folder.line', { file, line });
  return fail('VALIDATION', { field, rule: phrase(`folder.${fault}`, args) }, file);
}
