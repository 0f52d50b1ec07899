import type { Language, ReportChapter, ReportChapterView } from '@gep/api-client/contract';
import { noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import type { Services } from '../services';
import type { Actor } from '../store/schema';
import type { User } from '../user/queries';
import { plainText } from '../document/content';
import { gatherChapters } from './gather-report';
import { reportContext } from './report-context';
import { sayIn } from './say';
import { deleteReportText, putReportText, reportTextsOf } from './text-queries';

/** The chapters of the report: what is generated for each, and what was written by hand. Maps are counted, not drawn. */
export async function reportChapterList(
  services: Services,
  user: Pick<User, 'id'>,
  projectId: string,
  language: Language,
  wordsIn: Language,
): Promise<ReportChapterView[]> {
  const context = await reportContext(services, user, projectId, wordsIn);
  const texts = await reportTextsOf(services.database.db, projectId, language);
  return (await gatherChapters(context, null)).map(({ id, title, blocks }): ReportChapterView => {
    const written = texts.find(({ chapter }) => chapter === id);
    return {
      id,
      title,
      tables: blocks.filter(({ kind }) => kind === 'table').length,
      maps: blocks.filter(({ kind }) => kind === 'map').length,
      notes:
        blocks.length === 0
          ? [context.say('left-out')]
          : blocks.flatMap((block) => (block.kind === 'note' ? [plainText(block.text)] : [])),
      text: written?.text ?? '',
      savedBy: written?.savedBy.userName ?? null,
      savedTime: written?.savedAt.toISOString() ?? null,
    };
  });
}

interface WrittenText {
  readonly projectId: string;
  readonly chapter: ReportChapter;
  readonly language: Language;
  readonly text: string;
}

/** Saves what was written for a chapter; an empty text removes it. */
export async function saveReportText(
  services: Services,
  { projectId, chapter, language, text }: WrittenText,
  savedBy: Actor,
): Promise<void> {
  const place: FormPlace = { of: { projectId }, form: 'reportTexts', entry: `${chapter}/${language}` };
  await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const before = (await reportTextsOf(tx, projectId, language)).find((one) => one.chapter === chapter);
    const written = text.trim();
    if ((before?.text ?? '') === written) return;
    if (written === '') await deleteReportText(tx, projectId, chapter, language);
    else
      await putReportText(tx, {
        ...{ projectId, chapter, language, savedBy },
        text: written,
        savedAt: services.now(),
      });
    await noteChanges(tx, place, [language], sayIn('zh')(chapter));
  });
}
