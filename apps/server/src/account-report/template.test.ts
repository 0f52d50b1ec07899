import { Document, Header, Packer, Paragraph, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorCodes, limits, reportChapters } from '@gep/api-client/contract';
import type { AccountTemplate } from '@gep/api-client/contract';
import { zipBytes } from '../geodata/testing/zip-fixture';
import { docxParts } from '../testing/docx-parts';
import { multipartOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '甲{{title}}');
});
afterAll(() => server.close());

const path = (call: { readonly path: string }, more = '', language = 'zh'): string =>
  `${call.path}?projectId=${projectId}&language=${language}${more}`;
const upload = (bytes: Uint8Array, name = '模板.docx') =>
  server.send('POST', path(calls.uploadAccountTemplate), {
    token,
    multipart: multipartOf([[name, Buffer.from(bytes)]]),
  });
const view = async (language = 'zh') =>
  (await server.send('GET', path(calls.getAccountTemplate, '', language), { token }))
    .data as AccountTemplate | null;
const bytesOf = async (url: string): Promise<Buffer> => {
  const { statusCode, rawPayload } = await server.app.fastify.inject({
    url,
    headers: { 'user-token': token },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
};
const report = async (language = 'zh') =>
  docxParts(await bytesOf(path(calls.accountReport, '&format=docx', language)));

/** A document that somebody wrote in Word: lines, a header, and a placeholder whose letters are in two runs. */
const written = (lines: readonly string[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('密级：公开 {{header}}')] }) },
          children: [
            new Paragraph({
              children: [new TextRun('报告：{{ti'), new TextRun({ text: 'tle}}', bold: true })],
            }),
            ...lines.map((line) => new Paragraph(line)),
          ],
        },
      ],
    }),
  );

/** The parts of a document, some of them others. */
async function changed(
  parts: Readonly<Record<string, (text: string) => string>>,
  more: Readonly<Record<string, string>> = {},
) {
  const from = await docxParts(await written(['{{chapters}}']));
  const names = from.names.filter((name) => !name.endsWith('/'));
  const kept = names.map((name) => [name, (parts[name] ?? String)(from.source(name))] as const);
  return zipBytes({ ...Object.fromEntries(kept), ...more });
}
const document = 'word/document.xml';
const inBody = (xml: string) => (text: string) => text.replace('<w:sectPr', `${xml}<w:sectPr`);
const relation = (type: string, target: string) => (text: string) =>
  text.replace(
    '</Relationships>',
    `<Relationship Id="rX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External" Target="${target}"/></Relationships>`,
  );

describe('a template of the report', () => {
  it('is the built-in one at first, which can be taken to begin with', async () => {
    expect(await view()).toBeNull();
    const start = await bytesOf(path(calls.accountTemplateFile, '&which=start'));
    const { paragraphs } = await docxParts(start);
    const texts = paragraphs.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['{{title}}', '{{cover}}', '{{contents}}', '{{chapters}}']));
    const built = await report();
    expect(await upload(start, '开始.docx')).toMatchObject({ code: '00000' });
    expect(await view()).toMatchObject({
      fileName: '开始.docx',
      size: start.length,
      left: [],
      savedBy: 'admin',
    });
    // The report in it has the words of the built-in one.
    const words = ({ paragraphs: all }: Awaited<ReturnType<typeof report>>) =>
      all.filter(({ style }) => /^(Title|CoverLine|Heading\d|Note|BodyText)$/.test(style));
    expect(words(await report())).toEqual(words(built));
  });

  it('is filled in, placeholder by placeholder, with chapters numbered in its order', async () => {
    const lines = ['{{chapter.quality}}', '附：{{project}}', '{{chapter.region}}'];
    expect(await upload(await written(lines))).toMatchObject({ code: '00000' });
    expect((await view())?.left).toEqual(reportChapters.filter((id) => id !== 'quality' && id !== 'region'));
    const { paragraphs, part } = await report();
    const texts = paragraphs.map(({ text }) => text);
    const bare = (text: string): string => text.replace(/\u2060/g, '');
    expect(paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text)).toEqual([
      '1  质量控制',
      '2  核算区域与边界',
    ]);
    // What somebody wrote stays what it is, braces and all.
    expect(texts.map(bare)).toContain('附：甲{{title}}');
    expect(bare(texts[0])).toBe('报告：甲{{title}}生态系统生产总值核算报告');
    expect(part('word/header1.xml')).toContain('密级：公开 甲');
    expect(texts.join('')).not.toMatch(/\{\{/);
  });

  it('is of one language', async () => {
    expect(await view('en')).toBeNull();
    const { paragraphs } = await report('en');
    expect(paragraphs.filter(({ style }) => style === 'Heading1')).toHaveLength(reportChapters.length);
  });

  it('comes back as it was stored, and goes for the built-in one', async () => {
    const own = await written(['{{chapters}}']);
    await upload(own);
    expect(await bytesOf(path(calls.accountTemplateFile, '&which=own'))).toEqual(own);
    const files = server.storedFiles().length;
    expect(await server.send('DELETE', path(calls.deleteAccountTemplate), { token })).toMatchObject({
      code: '00000',
    });
    expect(await view()).toBeNull();
    expect(server.storedFiles()).toHaveLength(files - 1);
    expect((await report()).paragraphs.filter(({ style }) => style === 'Title')).toHaveLength(1);
    expect(await server.send('DELETE', path(calls.deleteAccountTemplate), { token })).toMatchObject({
      status: 404,
    });
  });

  it('is not for departments to store', async () => {
    const other = await server.addMainUser('stranger1').then(() => server.login('stranger1'));
    const answer = await server.send('DELETE', path(calls.deleteAccountTemplate), { token: other });
    expect(answer.code).not.toBe('00000');
    expect(answer.status).toBeGreaterThanOrEqual(403);
  });
});

describe('a file that cannot be a template', () => {
  const refused = async (bytes: Uint8Array, name: keyof typeof errorCodes, named?: string): Promise<void> => {
    const { code, message } = await upload(bytes);
    expect(code).toBe(errorCodes[name].code);
    expect(message).toContain('模板.docx');
    if (named !== undefined) expect(message).toContain(named);
    expect(await view()).toBeNull();
  };

  it('is one of another kind', async () => {
    await refused(Buffer.from('no zip at all'), 'ARCHIVE_DAMAGED');
    await refused(await zipBytes({ 'a.txt': 'a' }), 'TEMPLATE_FORMAT');
    expect(await upload(await written(['{{chapters}}']), '模板.docm')).toMatchObject({
      code: errorCodes.TEMPLATE_FORMAT.code,
    });
  });

  it('is one that is larger than its limit, packed or unpacked', async () => {
    expect((await upload(Buffer.alloc(limits.templateBytes + 1))).code).toBe(errorCodes.FILE_TOO_LARGE.code);
    await refused(
      await changed({}, { 'word/bomb.xml': ' '.repeat(limits.templateUnpackedBytes) }),
      'ARCHIVE_TOO_LARGE',
    );
    const many = Object.fromEntries(
      Array.from({ length: limits.templateParts }, (_, i) => [`word/${i}.txt`, '']),
    );
    await refused(await changed({}, many), 'ARCHIVE_TOO_MANY_FILES');
  });

  it.each([
    ['a macro', {}, { 'word/vbaProject.bin': 'x' }, 'vbaProject'],
    ['an embedded object', {}, { 'word/embeddings/oleObject1.bin': 'x' }, 'oleObject1'],
    [
      'a remote template',
      { 'word/_rels/document.xml.rels': relation('attachedTemplate', 'https://a.example/b.dotm') },
      {},
      'attachedTemplate',
    ],
    [
      'a remote picture',
      { 'word/_rels/document.xml.rels': relation('image', 'https://a.example/b.png') },
      {},
      'external image',
    ],
    [
      'a link that starts a program',
      { 'word/_rels/document.xml.rels': relation('hyperlink', 'file:///a.exe') },
      {},
      'hyperlink',
    ],
    [
      'an entity',
      { [document]: (text: string) => text.replace('?>', '?><!DOCTYPE a [<!ENTITY b "b">]>') },
      {},
      'DOCTYPE',
    ],
    [
      'a field that starts a program, in pieces',
      {
        [document]: inBody(
          '<w:p><w:r><w:instrText> DDEA</w:instrText></w:r><w:r><w:instrText>UTO c:\\\\a.exe</w:instrText></w:r></w:p>',
        ),
      },
      {},
      'DDEAUTO',
    ],
  ])('holds %s', async (_, parts, more, named) => {
    await refused(await changed(parts, more), 'TEMPLATE_ACTIVE', named);
  });

  it('is nested so deep that readers would end', async () => {
    const deep = `${'<w:a>'.repeat(100_000)}${'</w:a>'.repeat(100_000)}`;
    await refused(await changed({ [document]: inBody(deep) }), 'ARCHIVE_DAMAGED');
  });

  it('has placeholders that nobody knows, or none of a chapter', async () => {
    await refused(await written(['{{chapters}}', '{{gdp}}']), 'TEMPLATE_PLACEHOLDERS', '{{gdp}}');
    await refused(await written(['nothing']), 'TEMPLATE_NO_CHAPTER', '{{chapters}}');
  });
});
