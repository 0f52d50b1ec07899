import type { DocumentContent } from './content';

export type DocumentFormat = 'pdf' | 'docx';

/** Writes a document as a file; the libraries of a format are loaded when it is wanted. */
export interface WriteDocumentTask {
  readonly kind: 'write-document';
  readonly format: DocumentFormat;
  readonly content: DocumentContent;
}

export async function writeDocument({ format, content }: WriteDocumentTask): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./write-pdf')).writePdf(content);
  return (await import('./write-docx')).writeDocx(content);
}
