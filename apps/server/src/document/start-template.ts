import { Document, Footer, Header, HeadingLevel, Packer, PageBreak, Paragraph } from 'docx';
import { docxStyles } from './docx-styles';
import { footerOf, headerOf, page } from './write-docx';

/** The built-in template in a language, to begin with. */
export interface StartTemplateTask {
  readonly kind: 'start-template';
  readonly language: 'zh' | 'en';
  readonly footer: string;
}

/** A Word document with the styles of the report and placeholders for all that it has. */
export async function startTemplate({ language, footer }: StartTemplateTask): Promise<Uint8Array> {
  const mark = (name: string): string => `{{${name}}}`;
  const file = new Document({
    creator: '',
    styles: docxStyles(language),
    features: { updateFields: true },
    sections: [
      {
        properties: { page, titlePage: true },
        headers: { default: headerOf(mark('header')), first: new Header({ children: [] }) },
        footers: { default: footerOf(footer), first: new Footer({ children: [] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: mark('title') }),
          new Paragraph({ text: mark('cover') }),
          new Paragraph({ children: [new PageBreak()] }),
          new Paragraph({ text: mark('contents') }),
          new Paragraph({ text: mark('chapters') }),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}
