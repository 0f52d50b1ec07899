import type { Language } from '@gep/api-client/contract';
import { tablePhrases } from '@gep/ecosystem-models/table-checks';

type Code = keyof typeof tablePhrases;

/** The phrases of the checks of tables, which screens share, in a language. */
export function tableWords(language: Language): Record<Code, string> {
  return Object.fromEntries(
    (Object.keys(tablePhrases) as Code[]).map((code) => [code, tablePhrases[code][language]]),
  ) as Record<Code, string>;
}
