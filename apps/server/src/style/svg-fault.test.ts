import { describe, expect, it } from 'vitest';
import { contentFault, drawingFault } from './svg-fault';
import { textOf } from '../message/phrase';
import type { Phrase } from '../message/phrase';

function reasonOf(check: (svg: string) => Phrase | null, svg: string): string | undefined {
  const fault = check(svg);
  return fault ? textOf(fault).en : undefined;
}

const filledTo = (length: number, text: string): string => text.repeat(length / text.length);

/** Microseconds of CPU time, which other programs on the machine do not add to; the least of five. */
function cost(svg: string): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    contentFault(svg);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

type Hostile = (filled: (text: string) => string) => string;
const hostile: readonly (readonly [what: string, make: Hostile])[] = [
  ['comments that are opened and never closed', (filled) => filled('<!--')],
  ['comments that are opened and never closed inside a drawing', (filled) => `<svg>${filled('<!--')}</svg>`],
  ['comments', (filled) => `<svg>${filled('<!-- -->')}</svg>`],
  ['a tag full of blanks', (filled) => `<svg ${filled(' ')}`],
  ['a tag with an endless name', (filled) => `<svg ${filled('a')}`],
  ['an attribute that is never closed', (filled) => `<svg a="${filled('b ')}`],
  ['references without end', (filled) => `<svg><style>${filled('url(')}</style></svg>`],
  ['references with blanks', (filled) => `<svg style="url(${filled(' ')}"/>`],
  ['expressions', (filled) => `<svg><style>${filled('expression ')}</style></svg>`],
  ['document types', (filled) => filled('<!DOCTYPE svg PUBLIC "')],
  ['an XML declaration that is never closed', (filled) => `<?xml ${filled('?')}`],
  ['blanks before the drawing', (filled) => `${filled(' ')}x`],
  ['text in a drawing', (filled) => `<svg><text>${filled('a&amp;')}</text></svg>`],
  ['tags', (filled) => `<svg>${filled('<g>')}</svg>`],
];

describe('the check of a drawing', () => {
  it.each(hostile)('reads three million characters of %s in one pass', (_what, make) => {
    const drawing = (length: number): string => make((text) => filledTo(length, text));
    // Sixteen times the length costs 16 times as much where the check is linear, and 256 times where it is quadratic.
    const short = Math.max(200, cost(drawing(50_000)));
    expect(cost(drawing(800_000)) / short).toBeLessThan(64);
    const whole = drawing(3_000_000);
    contentFault(whole);
    expect(reasonOf(drawingFault, whole)).toContain('more than 262\u2009144 characters');
  });

  it('bounds depth, number of elements and what use repeats', () => {
    const nested = (depth: number) => `<svg>${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`;
    expect(contentFault(nested(31))).toBeNull();
    expect(reasonOf(contentFault, nested(32))).toContain('32 deep');
    expect(contentFault(`<svg>${'<g/>'.repeat(9_999)}</svg>`)).toBeNull();
    expect(reasonOf(contentFault, `<svg>${'<g/>'.repeat(10_000)}</svg>`)).toContain('elements');
    const dot = '<defs><g id="dot"><circle r="1"/></g></defs>';
    expect(contentFault(`<svg>${dot}<use href="#dot"/><use xlink:href="#dot"/></svg>`)).toBeNull();
    const itself = '<svg><g id="a"><use href="#a"/></g></svg>';
    const chain = `<svg>${dot}<g id="b"><use href="#dot"/></g><use href="#b"/></svg>`;
    for (const drawing of [itself, chain]) expect(reasonOf(contentFault, drawing)).toContain('repeats');
  });

  it('refuses a comment that is never closed', () => {
    expect(reasonOf(contentFault, '<svg><!-- a</svg>')).toContain('malformed');
    expect(reasonOf(contentFault, '<svg><!--></svg>')).toContain('malformed');
    expect(contentFault('<!-- a --><svg><!-- b --><g/><!-- c --></svg><!-- d -->')).toBeNull();
  });

  it('reads style text across comments, as a browser does', () => {
    expect(reasonOf(contentFault, '<svg><style>@imp<!-- -->ort "a"</style></svg>')).toContain('references');
    expect(reasonOf(contentFault, '<svg><style>@imp<!-- -->ort "a"')).toContain('references');
    expect(contentFault('<svg><style><!-- a -->.b{fill:red}</style></svg>')).toBeNull();
  });

  it('refuses elements that a comment hides', () => {
    expect(reasonOf(contentFault, '<svg><scr<!-- -->ipt>a</scr<!-- -->ipt></svg>')).toContain('malformed');
  });

  it('takes a declaration, a document type and comments before the drawing, and no text', () => {
    const head = '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n';
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(contentFault(`${head}${type}\n<svg/>`)).toBeNull();
    expect(reasonOf(contentFault, `${head}text<svg/>`)).toContain('begin with <svg>');
    expect(reasonOf(contentFault, '<!-- only a comment -->')).toContain('begin with <svg>');
  });
});
