import { distributionNumbers } from '@gep/ecosystem-models';
import type { ResultRange, TornadoBar, ValueRange } from '@gep/api-client/contract';
import { yuan } from '@gep/api-client/contract';
import type { Block, TableBlock, TableLine } from '../document/content';
import { word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import { shortest } from '../message/shortest';
import { uncertaintiesOf } from '../model/queries';
import { resultRanges, usualDraws } from '../range/result-ranges';
import type { WorkerPool } from '../worker/worker-pool';
import { countedTable } from './counted-table';
import type { ReportContext } from './report-context';
import { sentence, sentences } from './say';

/** The draws that the console shows first. */
const usualSeed = 1;
const ends = ['account', 'p5', 'p50', 'p95'] as const;

/**
 * What the values may be where numbers have distributions; nothing where none has one.
 * @param workers null: tables are counted, and have no rows
 */
export async function rangeBlocks(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { services, project, language, say, total, flag } = context;
  const known = await uncertaintiesOf(services.database.db, project.id);
  if (total?.priceValue == null || [...known.values()].every((own) => own.length === 0)) return [];
  const heading: Block = { kind: 'heading', level: 2, text: say('ranges.title') };
  if (workers === null) return [heading, countedTable, countedTable];
  const wording = { language, word: (problem: Parameters<typeof word>[0]) => word(problem, language) };
  const wanted = { compareFlag: flag, level: 'whole', draws: usualDraws, seed: usualSeed } as const;
  const ranges = await resultRanges({ services, workers }, project.id, wording, wanted);
  const unused = ranges.unused.map(({ modelName, name, problem }): Block => ({
    kind: 'note',
    text: say('ranges.unused', { name: `${modelName} · ${name}`, reason: problem.message }),
  }));
  if (ranges.bars.length === 0) return [heading, ...unused];
  return [
    heading,
    { kind: 'paragraph', text: summaryOf(ranges, total.name, context) },
    rangeTable(ranges, total.name, context),
    distributionTable(ranges, context),
    ...unused,
  ];
}

function summaryOf({ total, bars, draws }: ResultRange, name: string, context: ReportContext) {
  const { write, language, flag } = context;
  const figure = (key: (typeof ends)[number]) =>
    write.quantity(`range/total/${flag}/${key}`, total[key], yuan);
  return sentences(language, [
    sentence(language, 'ranges.summary', {
      name,
      account: figure('account'),
      low: figure('p5'),
      median: figure('p50'),
      high: figure('p95'),
      count: write.count('range/numbers', bars.length),
      draws: write.count('range/draws', draws),
    }),
    sentence(language, 'ranges.conservative', {}),
  ]);
}

function rangeTable(
  { models, total, seed }: ResultRange,
  totalName: string,
  { say, write, flag }: ReportContext,
): TableBlock {
  const { unit, cell } = write.column(
    yuan,
    [...models, total].flatMap((one) => ends.map((key) => one[key])),
  );
  const line = (name: string, place: string, range: ValueRange): TableLine => ({
    cells: [name, ...ends.map((key) => cell(`range/${place}/${flag}/${key}`, range[key]))],
    strong: place === 'total',
  });
  return {
    kind: 'table',
    caption: say('ranges.table'),
    columns: [
      { title: say('indicator') },
      ...ends.map((key) => ({
        title: say(`ranges.${key}`, { unit }),
        align: 'right' as const,
        share: key === 'p5' ? 0.25 : 0.17,
      })),
    ],
    rows: [...models.map((one) => line(one.name, one.modelId, one)), line(totalName, 'total', total)],
    note: say('ranges.seed', { seed }),
  };
}

function distributionTable({ bars }: ResultRange, { say, language }: ReportContext): TableBlock {
  const shape = ({ uncertainty: { distribution }, unit }: TornadoBar): string => {
    const numbers: Partial<Record<string, string | number>> = distribution;
    const values = distributionNumbers[distribution.kind].map((key) => {
      const value = numbers[key];
      return typeof value === 'number' ? shortest(value) : '';
    });
    const kind = textOf(phrase(`distribution.${distribution.kind}`))[language];
    return `${kind} (${values.join(', ')})${unit === '' ? '' : ` ${unit}`}`;
  };
  return {
    kind: 'table',
    caption: say('ranges.distributions'),
    columns: [
      { title: say('indicator'), share: 0.17 },
      { title: say('ranges.number'), share: 0.22 },
      { title: say('ranges.distribution'), share: 0.34 },
      { title: say('ranges.source') },
    ],
    rows: bars.map((bar) => ({
      cells: [bar.modelName, bar.name, shape(bar), bar.uncertainty.source],
    })),
    note: say('ranges.distribution-note'),
  };
}
