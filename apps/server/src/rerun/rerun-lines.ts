import { catalogueEntry } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { formatNumber } from '@gep/map-engine/scheme';
import { phrase, textOf } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import { totalName, yearName } from '../result/model-results';
import type { OutcomeDifference } from './compare-outcomes';
import type { RerunReport } from './rerun';

/** What came of a rerun, as lines for a terminal. */
export function rerunLines(report: RerunReport, language: Language): string[] {
  const said = (code: PhraseCode, args?: Phrase['args']): string => textOf(phrase(code, args))[language];
  const { lost, differences, compared, otherProgram, changedModels } = report;
  const notes = [
    said('rerun.run', { run: report.runId, at: report.recordedAt.toISOString() }),
    ...(otherProgram === null ? [] : [said('rerun.other-program', { version: otherProgram })]),
    ...(changedModels.length > 0 ? [said('rerun.changed-models', { models: changedModels.join(', ') })] : []),
  ];
  if (lost.length > 0) {
    const lines = lost.map(({ input, file, state }) => said(`rerun.${state}-file`, { input, file }));
    return [...notes, ...lines, said('rerun.not-repeated')];
  }
  if (differences.length === 0) return [...notes, said('rerun.same', { count: compared })];
  return [...notes, ...differences.map((one) => differenceLine(one, language))];
}

function differenceLine(difference: OutcomeDifference, language: Language): string {
  const { modelId, childKey, compareFlag, what, quantity = '', before = null, now = null } = difference;
  const entry = catalogueEntry(Number(modelId));
  const child = entry?.children?.find(({ key }) => key === childKey);
  const result = [entry?.name ?? totalName, child?.name, yearName(compareFlag)]
    .flatMap((name) => name?.[language] ?? [])
    .join(' / ');
  const all = { decimals: 'all' } as const;
  const figures = { before: formatNumber(before, all), now: formatNumber(now, all) };
  return textOf(phrase(`rerun.differs-${what}`, { result, quantity, ...figures }))[language];
}
