import { readFile } from 'node:fs/promises';
import { reportChapters, templatePlaceholders } from '@gep/api-client/contract';
import type { ReportChapter } from '@gep/api-client/contract';
import { TemplateError } from './template-fault';
import type { TemplateFault } from './template-fault';
import { checkTemplateContent } from './template-content';
import { templateParts } from './template-parts';

/** Whether a stored file can be a template of the report. */
export interface CheckTemplateTask {
  readonly kind: 'check-template';
  readonly path: string;
}

/** The chapters that a template has a place for, in its order; or why it cannot be one. */
export type CheckedTemplate =
  { readonly chapters: readonly ReportChapter[] } | { readonly fault: TemplateFault };

export async function checkTemplate({ path }: CheckTemplateTask): Promise<CheckedTemplate> {
  try {
    const bytes = await readFile(path);
    checkTemplateContent(await templateParts(bytes));
    return { chapters: chaptersOf(await placeholdersOf(bytes)) };
  } catch (error) {
    if (error instanceof TemplateError) return { fault: error.fault };
    throw error;
  }
}

/** Names between braces, each once, in the order of the document. @throws TemplateError for a file that cannot be read */
async function placeholdersOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { patchDetector } = await import('docx');
  try {
    return [...new Set(await patchDetector({ data: bytes }))];
  } catch {
    throw new TemplateError('damaged');
  }
}

/** @throws TemplateError for placeholders that nobody knows, and where no chapter has a place */
export function chaptersOf(found: readonly string[]): ReportChapter[] {
  const unknown = found.filter((name) => !templatePlaceholders.includes(name));
  if (unknown.length > 0) throw new TemplateError('placeholders', unknown);
  const named = found.flatMap((name) => reportChapters.filter((id) => name === `chapter.${id}`));
  const rest = reportChapters.filter((id) => !named.includes(id));
  const chapters = found.flatMap((name) =>
    name === 'chapters' ? rest : reportChapters.filter((id) => name === `chapter.${id}`),
  );
  if (chapters.length === 0) throw new TemplateError('no-chapter');
  return chapters;
}
