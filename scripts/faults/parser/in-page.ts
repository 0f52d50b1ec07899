import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { capabilitiesText } from '../../../packages/map-engine/test/capabilities';
import { chromiumLaunch } from '../../chromium';
import { pageScript } from '../../page-script';
import { descendants } from '../processes';
import type { PageReader, ReadInPage } from './page-program';
import type { Parser } from './parser';

class Problem extends Error {}

let opened: Promise<Page> | undefined;

/** One page for all; a new one after it broke. */
async function open(): Promise<Page> {
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage();
  page.once('crash', () => {
    opened = undefined;
    void browser.close();
  });
  await page.setContent('<!doctype html><title>readers</title>');
  await page.addScriptTag({
    content: await pageScript(fileURLToPath(new URL('page-program.ts', import.meta.url))),
  });
  return page;
}

async function readInPage(reader: PageReader, bytes: Uint8Array): Promise<void> {
  const page = await (opened ??= open());
  const code = await page.evaluate(
    ([name, text]) => (window as unknown as { readInPage: ReadInPage }).readInPage(name, text),
    [reader, Buffer.from(bytes).toString('base64')] as const,
  );
  if (code !== null) throw new Problem(code);
}

const drawings = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient><pattern id="b" width="2" height="2"><path d="M0 0H2" style="stroke: #000"/></pattern></defs><style>path { fill: url(#a) }</style><path d="M0 0L9 9Z" fill="url(#b)"/></svg>',
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="a()"><script>a()</script><symbol id="c"><circle r="3"/></symbol><use xlink:href="#c"/><use href="http://a.example/#c"/><image href="data:image/png;base64,AA=="/><foreignObject><p>a</p></foreignObject><a href="javascript:a()"><text>东</text></a></svg>',
];

const tiles =
  '<ResourceURL format="image/png" resourceType="tile" template="https://a.example/{TileMatrix}/{TileRow}/{TileCol}.png"/>';

const inPage = (name: string, reader: PageReader, texts: readonly string[]): Parser => ({
  name,
  sources: () => texts.map((text, i) => ({ name: `text ${i}`, bytes: Buffer.from(text) })),
  isCoded: (error) => error instanceof Problem,
  read: ({ bytes }) => readInPage(reader, bytes),
  processes: () => descendants(process.pid),
});

/** What only a browser parses: it runs in Chromium. */
export const pageParsers: readonly Parser[] = [
  {
    ...inPage('cleaned drawings', 'drawing', drawings),
    dress: (hostile) =>
      Buffer.concat([Buffer.from('<svg viewBox="0 0 9 9"><text>'), hostile, Buffer.from('</text></svg>')]),
  },
  inPage('WMTS capabilities', 'capabilities', [
    capabilitiesText(),
    capabilitiesText({ operations: '', resource: tiles }),
  ]),
];
