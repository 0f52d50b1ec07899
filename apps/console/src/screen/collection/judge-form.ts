import { limits, problemWords } from '@gep/api-client';
import type { ReportFinding, ReportForm, ReportRow } from '@gep/api-client';
import { judgeForm, tablePhrases } from '@gep/ecosystem-models/table-checks';
import { readableNumber } from '@gep/map-engine/scheme';

const words = problemWords({ phrases: tablePhrases, numberText: readableNumber });

/** What a form is judged by. */
export type Judged = Pick<ReportForm, 'name' | 'definition' | 'districts' | 'earlier' | 'findings'>;

/** What the checks find in rows, whether they are saved or not: as the server would say it. A file is judged by the server. */
export function judgedFindings(
  { name, definition, districts, earlier, findings }: Judged,
  rows: readonly ReportRow[],
  language: 'zh' | 'en',
): ReportFinding[] {
  if (!definition) return findings;
  const judged = judgeForm(definition, name, rows, { districts, earlier, kept: limits.shownProblems });
  return judged.findings.map(({ problem, ...finding }) => ({
    ...finding,
    message: words.word(problem, language).message,
  }));
}
