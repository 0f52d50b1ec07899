import type { PlausibilityLine } from '@gep/api-client/contract';
import type { Block, TableLine } from '../document/content';
import { yearOf } from '../result/model-results';
import type { WorkerPool } from '../worker/worker-pool';
import { comparabilityBlocks } from './comparability-blocks';
import { extentBlocks } from './extent-blocks';
import { quantityYears } from './quantity-years';
import type { ReportContext } from './report-context';
import { splitBlocks } from './split-blocks';
import { yearNumber, yearTitle } from './year-title';

/**
 * Change between the two years with what made it, and against the project of the year before; nothing for an account
 * that has a single year and none before it.
 */
export async function changeChapter(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { say, places } = context;
  if (places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const hasBoth = bothYears(context).length > 0;
  return [
    ...(hasBoth
      ? [
          ...(await comparabilityBlocks(context)),
          { kind: 'heading', level: 2, text: say('change.years') } as const,
          ...yearBlocks(context),
          ...quantityYears(context),
          ...(await splitBlocks(context, workers)),
          ...(await extentBlocks(context, workers)),
        ]
      : []),
    ...beforeBlocks(context),
  ];
}

/** Whether the account has no other year that it is compared with. */
export const isOfOneYear = (context: ReportContext): boolean =>
  bothYears(context).length === 0 && context.plausibility.predecessor.state === 'none';

const bothYears = ({ places }: ReportContext) =>
  places.filter((place) => place.parentId === null && place.hasValue && yearOf(place, 0) && yearOf(place, 1));

function yearBlocks(context: ReportContext): Block[] {
  const { say, write, language, total } = context;
  const both = bothYears(context);
  const lines = both.map((place) => {
    const [now, then] = [yearOf(place, 0), yearOf(place, 1)].map((year) => year?.row.priceValue ?? null);
    return { place, now, then, difference: now === null || then === null ? null : now - then };
  });
  const column = write.column(
    total?.priceUnits ?? '',
    lines.flatMap(({ now, then }) => [now, then]),
  );
  const row = ({ place: { id, name, entry }, now, then, difference }: (typeof lines)[number]): TableLine => ({
    cells: [
      name[language],
      column.cell(`result/${id}/1/value`, then),
      column.cell(`result/${id}/0/value`, now),
      column.cell(`result/${id}/change`, difference),
      difference === null || !then ? null : write.share(`result/${id}/rate`, difference / then),
    ],
    strong: entry === null,
  });
  const same = context.plausibility.lines.filter(
    ({ modelId, sameAsCurrent }) => sameAsCurrent && modelId !== 'totalGep',
  );
  const { unit } = column;
  const [current, comparable] = [yearNumber(context, 0), yearNumber(context, 1)];
  const isKnown = current !== '' && comparable !== '';
  const years = isKnown ? say('change.year-numbers', { current, comparable }) : '';
  return [
    { kind: 'paragraph', text: say('change.years-intro', { years }) },
    {
      kind: 'table',
      caption: say('change.years-table'),
      columns: [
        { title: say('indicator') },
        ...([1, 0] as const).map((flag) => ({
          title: say('change.of', { year: yearTitle(context, flag), unit }),
          align: 'right' as const,
          share: 0.21,
        })),
        { title: say('change.difference', { unit }), align: 'right', share: 0.2 },
        { title: say('change.rate'), align: 'right', share: 0.15 },
      ],
      // The total is last, as in all tables of the report.
      rows: [...lines.filter(({ place }) => place.entry), ...lines.filter(({ place }) => !place.entry)].map(
        row,
      ),
    },
    ...(same.length > 0
      ? [{ kind: 'note', text: say('change.same', { names: namesOf(same, say('list.comma')) }) } as const]
      : []),
  ];
}

const namesOf = (lines: readonly PlausibilityLine[], comma: string): string =>
  lines.map(({ name }) => name).join(comma);

function beforeBlocks({ say, write, plausibility, flag }: ReportContext): Block[] {
  const { predecessor, lines } = plausibility;
  if (predecessor.state === 'none') return [];
  const heading = { kind: 'heading', level: 2, text: say('change.before') } as const;
  if (predecessor.state !== 'found')
    return [heading, { kind: 'note', text: say(`change.predecessor.${predecessor.state}`) }];
  const known = lines.filter(({ sinceBefore }) => sinceBefore !== null);
  if (known.length === 0) return [heading, { kind: 'note', text: say('change.predecessor.no-values') }];
  return [
    heading,
    { kind: 'paragraph', text: say('change.before-intro', { name: predecessor.name ?? '' }) },
    {
      kind: 'table',
      caption: say('change.before-table'),
      columns: [{ title: say('indicator') }, { title: say('change.rate'), align: 'right', share: 0.3 }],
      rows: known.map(({ modelId, name, sinceBefore }) => ({
        cells: [
          name,
          sinceBefore === null ? null : write.share(`result/${modelId}/${flag}/since-before`, sinceBefore),
        ],
      })),
    },
  ];
}
