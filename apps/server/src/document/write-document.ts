import { readFile } from 'node:fs/promises';
import type { DocumentContent } from './content';

export type DocumentFormat = 'pdf' | 'docx';

/** Writes a document as a file; the libraries of a format are loaded when it is wanted. */
export interface WriteDocumentTask {
  readonly kind: 'write-document';
  readonly format: DocumentFormat;
  readonly content: DocumentContent;
  /** Path of a template that was checked; of Word documents alone. */
  readonly template?: string | undefined;
}

export async function writeDocument({ format, content, template }: WriteDocumentTask): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./write-pdf')).writePdf(content);
  if (template === undefined) return (await import('./write-docx')).writeDocx(content);
  return (await import('./fill-template')).fillTemplate(await readFile(template), content);
}
