import { reportChapters, templateTexts } from '@gep/api-client/contract';
import { Paragraph, patchDetector, patchDocument, PatchType, TextRun } from 'docx';
import type { IPatch } from 'docx';
import type { Chapter, DocumentContent } from './content';
import { contentsOf } from './docx-contents';
import { coverLines, docxChapter } from './write-docx';
import { wordText } from './word-text';

/**
 * A document in the layout of a template that was checked: its placeholders become texts, and whole paragraphs of them the
 * cover and the chapters.
 */
export async function fillTemplate(template: Uint8Array, content: DocumentContent): Promise<Uint8Array> {
  const found = await patchDetector({ data: template });
  const { texts, cover, contents, chapters } = content;
  const patches: Record<string, IPatch> = {};
  const block = (children: Extract<IPatch, { type: 'file' }>['children']): IPatch => ({
    type: PatchType.DOCUMENT,
    children,
  });
  for (const key of templateTexts)
    patches[key] = { type: PatchType.PARAGRAPH, children: [new TextRun(wordText(texts[key]))] };
  patches.cover = block(coverLines(cover));
  patches.contents = block(contentsOf(contents, chapters));
  const named = reportChapters.filter((id) => found.includes(`chapter.${id}`));
  // A chapter that this report does not have leaves an empty line.
  for (const id of named) patches[`chapter.${id}`] = block([new Paragraph({})]);
  const written = (chapter: Chapter) => docxChapter(chapter, chapter === chapters[0]);
  for (const chapter of chapters) patches[`chapter.${chapter.id}`] = block(written(chapter));
  patches.chapters = block(chapters.filter(({ id }) => !named.some((one) => one === id)).flatMap(written));
  return patchDocument({
    outputType: 'uint8array',
    data: template,
    // Patches that the template has no place for are pictures that nothing shows.
    patches: Object.fromEntries(Object.entries(patches).filter(([key]) => found.includes(key))),
    keepOriginalStyles: true,
  });
}
