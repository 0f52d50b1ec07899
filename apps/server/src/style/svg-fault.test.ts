import { describe, expect, it } from 'vitest';
import { contentFault, drawingFault } from './svg-fault';
import { textOf } from '../message/phrase';
import type { Phrase } from '../message/phrase';

function reasonOf(check: (svg: string) => Phrase | null, svg: string): string | undefined {
  const fault = check(svg);
  return fault ? textOf(fault).en : undefined;
}

const long = 3_000_000;
const filled = (text: string): string => text.repeat(long / text.length);

describe('the check of a drawing', () => {
  // A rule that is quadratic in the length takes minutes for one of these.
  it.each([
    ['comments that are opened and never closed', filled('<!--')],
    ['comments that are opened and never closed inside a drawing', `<svg>${filled('<!--')}</svg>`],
    ['comments', `<svg>${filled('<!-- -->')}</svg>`],
    ['a tag full of blanks', `<svg ${filled(' ')}`],
    ['a tag with an endless name', `<svg ${filled('a')}`],
    ['an attribute that is never closed', `<svg a="${filled('b ')}`],
    ['references without end', `<svg><style>${filled('url(')}</style></svg>`],
    ['references with blanks', `<svg style="url(${filled(' ')}"/>`],
    ['expressions', `<svg><style>${filled('expression ')}</style></svg>`],
    ['document types', filled('<!DOCTYPE svg PUBLIC "')],
    ['an XML declaration that is never closed', `<?xml ${filled('?')}`],
    ['blanks before the drawing', `${filled(' ')}x`],
    ['text in a drawing', `<svg><text>${filled('a&amp;')}</text></svg>`],
    ['tags', `<svg>${filled('<g>')}</svg>`],
  ])('reads three million characters of %s in one pass', (_what, svg) => {
    contentFault(svg);
    expect(reasonOf(drawingFault, svg)).toContain('more than 262144 characters');
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
