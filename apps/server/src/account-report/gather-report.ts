import { setImmediate as nextTurn } from 'node:timers/promises';
import { reportChapters } from '@gep/api-client/contract';
import type { Language, ReportChapter } from '@gep/api-client/contract';
import type { Block, Chapter, DocumentContent } from '../document/content';
import { numbered } from '../document/content';
import type { RasterTools } from '../result/redraw';
import type { WorkerPool } from '../worker/worker-pool';
import type { User } from '../user/queries';
import { annexesChapter } from './chapter-annexes';
import { changeChapter } from './chapter-change';
import { indicatorsChapter } from './chapter-indicators';
import { mapsChapter } from './chapter-maps';
import { methodsChapter } from './chapter-methods';
import { qualityChapter } from './chapter-quality';
import { quantitiesChapter } from './chapter-quantities';
import { regionChapter } from './chapter-region';
import { sourcesChapter } from './chapter-sources';
import { valuesChapter } from './chapter-values';
import { levelsOf, reportContext } from './report-context';
import type { ReportContext } from './report-context';
import { reportTextsOf } from './text-queries';

type Gather = (context: ReportContext, workers: WorkerPool | null) => Block[] | Promise<Block[]>;

const chapters: Readonly<Record<ReportChapter, Gather>> = {
  region: regionChapter,
  indicators: indicatorsChapter,
  sources: sourcesChapter,
  methods: methodsChapter,
  quantities: quantitiesChapter,
  values: valuesChapter,
  maps: mapsChapter,
  change: changeChapter,
  quality: qualityChapter,
  annexes: annexesChapter,
};

/** A chapter before it is numbered. */
export interface GatheredChapter extends Chapter {
  readonly id: ReportChapter;
}

/**
 * What is generated for each chapter.
 * @param workers null: maps are not drawn, and their blocks are empty
 */
export async function gatherChapters(
  context: ReportContext,
  workers: WorkerPool | null,
): Promise<GatheredChapter[]> {
  const gathered: GatheredChapter[] = [];
  for (const id of reportChapters) {
    gathered.push({ id, title: context.say(id), blocks: await chapters[id](context, workers) });
    // Other requests come between two chapters.
    await nextTurn();
  }
  return gathered;
}

/**
 * The report of a project in a language, before anything is known of its format. What was written by hand is at the
 * beginning of its chapter. A chapter with nothing in it is left out, and the others are numbered without it.
 * @param order the chapters of a template, in its order
 * @throws GepError NOT_FOUND for an unknown project
 */
export async function gatherReport(
  { services, workers }: RasterTools,
  user: Pick<User, 'id'>,
  projectId: string,
  language: Language,
  order: readonly ReportChapter[] = reportChapters,
): Promise<DocumentContent> {
  const context = await reportContext(services, user, projectId, language);
  const texts = await reportTextsOf(services.database.db, projectId, language);
  const all = await gatherChapters(context, workers);
  const inOrder = order.flatMap((id) => all.filter((one) => one.id === id));
  const gathered = inOrder.flatMap(({ id, blocks, ...chapter }) => {
    const written = texts.find((one) => one.chapter === id)?.text ?? '';
    const whole = [...writtenBlocks(written), ...blocks];
    return whole.length === 0 ? [] : [{ ...chapter, id, blocks: whole }];
  });
  const { say } = context;
  return {
    language,
    ...headOf(context),
    chapters: numbered(gathered, { table: say('table'), map: say('map') }),
  };
}

/** A paragraph a line. */
function writtenBlocks(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));
}

function headOf(context: ReportContext): Omit<DocumentContent, 'language' | 'chapters'> {
  const { say, project, setting, districts, services, day } = context;
  const highest = levelsOf(districts?.districts ?? [])[0]?.rows ?? [];
  const { particularYear: year, formulatingAuthority, approvalAuthority, approvalNumber } = setting;
  const line = (code: 'cover.authority' | 'cover.approval' | 'cover.number', name: string): string[] =>
    name === '' ? [] : [say(code, { name })];
  const title = say('title', { region: highest.length === 1 ? highest[0].name : project.name });
  // Projects are often named after their year.
  const namesYear = year === '' || project.name.includes(year);
  const header = say(namesYear ? 'header.no-year' : 'header', { project: project.name, year });
  const date = day(services.now());
  return {
    title,
    cover: [
      ...(year === '' ? [] : [say('cover.year', { year })]),
      ...line('cover.authority', formulatingAuthority),
      ...line('cover.approval', approvalAuthority),
      ...line('cover.number', approvalNumber),
      say('cover.made', { date }),
      ...(project.synthetic ? [say('cover.synthetic')] : []),
    ],
    header,
    contents: say('contents'),
    footer: say('footer'),
    continued: say('continued'),
    texts: {
      ...{ title, header, project: project.name, year, date },
      ...{ authority: formulatingAuthority, approval: approvalAuthority, number: approvalNumber },
    },
  };
}
