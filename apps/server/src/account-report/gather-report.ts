import { setImmediate as nextTurn } from 'node:timers/promises';
import { reportChapters } from '@gep/api-client/contract';
import type { Language, ReportChapter } from '@gep/api-client/contract';
import type { Block, Chapter, DocumentContent } from '../document/content';
import { numbered } from '../document/content';
import type { Services } from '../services';
import type { User } from '../user/queries';
import { indicatorsChapter } from './chapter-indicators';
import { methodsChapter } from './chapter-methods';
import { quantitiesChapter } from './chapter-quantities';
import { regionChapter } from './chapter-region';
import { sourcesChapter } from './chapter-sources';
import { valuesChapter } from './chapter-values';
import { levelsOf, reportContext } from './report-context';
import type { ReportContext } from './report-context';

type Gather = (context: ReportContext) => Block[] | Promise<Block[]>;

const chapters: Readonly<Partial<Record<ReportChapter, Gather>>> = {
  region: regionChapter,
  indicators: indicatorsChapter,
  sources: sourcesChapter,
  methods: methodsChapter,
  quantities: quantitiesChapter,
  values: valuesChapter,
};

/**
 * The report of a project in a language, before anything is known of its format.
 * @throws GepError NOT_FOUND for an unknown project
 */
export async function gatherReport(
  services: Services,
  user: Pick<User, 'id'>,
  projectId: string,
  language: Language,
): Promise<DocumentContent> {
  const context = await reportContext(services, user, projectId, language);
  const { say } = context;
  const gathered: Chapter[] = [];
  for (const id of reportChapters) {
    const gather = chapters[id];
    if (!gather) continue;
    gathered.push({ id, title: say(id), blocks: await gather(context) });
    // Other requests come between two chapters.
    await nextTurn();
  }
  return {
    language,
    ...headOf(context),
    chapters: numbered(gathered, { table: say('table'), map: say('map') }),
  };
}

function headOf(context: ReportContext): Omit<DocumentContent, 'language' | 'chapters'> {
  const { say, project, setting, districts, services, day } = context;
  const highest = levelsOf(districts?.districts ?? [])[0]?.rows ?? [];
  const { particularYear: year, formulatingAuthority, approvalAuthority, approvalNumber } = setting;
  const line = (code: 'cover.authority' | 'cover.approval' | 'cover.number', name: string): string[] =>
    name === '' ? [] : [say(code, { name })];
  return {
    title: say('title', { region: highest.length === 1 ? highest[0].name : project.name }),
    cover: [
      ...(year === '' ? [] : [say('cover.year', { year })]),
      ...line('cover.authority', formulatingAuthority),
      ...line('cover.approval', approvalAuthority),
      ...line('cover.number', approvalNumber),
      say('cover.made', { date: day(services.now()) }),
      ...(project.synthetic ? [say('cover.synthetic')] : []),
    ],
    header: say(year === '' ? 'header.no-year' : 'header', { project: project.name, year }),
    contents: say('contents'),
    footer: say('footer'),
  };
}
