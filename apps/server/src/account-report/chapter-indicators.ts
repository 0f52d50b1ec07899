import { groupNames } from '@gep/ecosystem-models';
import type { ModelGroup } from '@gep/ecosystem-models';
import type { StatisticRow, TotalComposition } from '@gep/api-client/contract';
import type { Block, TableBlock, TableLine } from '../document/content';
import { phrase, textOf } from '../message/phrase';
import { deedText } from './deed-text';
import type { ReportContext } from './report-context';
import { sentence } from './say';

/** What the account counts, and what it leaves out and why. */
export function indicatorsChapter(context: ReportContext): Block[] {
  const { say, total } = context;
  if (context.places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const composition = total?.composition ?? null;
  return [
    ...(composition ? [{ kind: 'paragraph', text: wholeOrPart(composition, context) } as const] : []),
    indicatorTable(context, composition),
    ...(composition ? overlapBlocks(composition, context) : []),
    { kind: 'heading', level: 2, text: say('indicators.absent') },
    ...absentBlocks(context),
  ];
}

function wholeOrPart({ partial, missing }: TotalComposition, { say }: ReportContext): string {
  if (!partial) return say('indicators.whole');
  return say('indicators.partial', { names: missing.map(({ name }) => name).join(say('list.comma')) });
}

function indicatorTable(context: ReportContext, composition: TotalComposition | null): TableBlock {
  const { say, tree, language } = context;
  const role = ({ serviceRole }: StatisticRow): string =>
    serviceRole ? textOf(phrase(`service.${serviceRole}`))[language] : '';
  const counted = composition && new Set(composition.services.map(({ modelId }) => modelId));
  const rows = tree
    .filter(({ modelId }) => modelId !== 'totalGep')
    .flatMap((group): TableLine[] =>
      group.children.map((model) => ({
        cells: [
          groupName(group),
          model.name,
          model.functionUnits,
          role(model),
          counted === null ? null : say(counted.has(model.modelId) ? 'yes' : 'no'),
        ],
      })),
    );
  return {
    kind: 'table',
    caption: say('indicators.table'),
    columns: [
      { title: say('group'), share: 0.24 },
      { title: say('indicator') },
      { title: say('unit'), share: 0.14 },
      { title: say('indicators.role'), share: 0.15 },
      { title: say('indicators.counted'), share: 0.13, align: 'center' },
    ],
    rows,
  };

  function groupName({ id, name }: StatisticRow): string {
    return Object.hasOwn(groupNames, id) ? groupNames[id as ModelGroup][language] : name;
  }
}

function overlapBlocks({ intermediate, finalTotal, overlaps }: TotalComposition, context: ReportContext) {
  const { say, write, total, language } = context;
  const blocks: Block[] = [];
  if (intermediate.length > 0 && finalTotal !== null)
    blocks.push({
      kind: 'paragraph',
      text: sentence(language, 'indicators.intermediate', {
        names: intermediate.map(({ name }) => name).join(say('list.comma')),
        value: write.quantity('total/final', finalTotal, total?.priceUnits ?? ''),
      }),
    });
  if (overlaps.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: say('indicators.overlaps') },
      {
        kind: 'list',
        items: overlaps.map(({ message, atMost, code }) =>
          sentence(language, 'indicators.overlap', {
            message,
            value: write.quantity(`total/overlap/${code}`, atMost, total?.priceUnits ?? ''),
          }),
        ),
      },
    );
  return blocks;
}

function absentBlocks({ say, absent, language, day }: ReportContext): Block[] {
  if (absent.length === 0) return [{ kind: 'note', text: say('indicators.no-absent') }];
  return [
    { kind: 'paragraph', text: say('indicators.absent-intro') },
    {
      kind: 'table',
      caption: say('indicators.absent'),
      columns: [
        { title: say('indicator'), share: 0.25 },
        { title: say('indicators.reason') },
        { title: say('indicators.declared'), share: 0.3 },
      ],
      rows: absent.map(({ entry, reason, declaredBy, declaredAt }) => ({
        cells: [
          entry.name[language],
          reason,
          deedText({ ...declaredBy, time: declaredAt.toISOString() }, { say, day }),
        ],
      })),
    },
  ];
}
