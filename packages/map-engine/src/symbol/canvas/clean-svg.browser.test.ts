import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg';

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Attacks on SVG readers as collected by OWASP and the cure53 test set. */
const attacks: [string, string][] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<rect width="1" height="1" onclick="alert(1)"/>', 'onload="alert(1)"')],
  [
    'a foreign object',
    svg(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://x.test"/></body></foreignObject>',
    ),
  ],
  ['a script address', svg('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
  [
    'a script set by an animation',
    svg('<rect width="1" height="1"><set attributeName="onclick" to="alert(1)"/></rect>'),
  ],
  ['a picture from elsewhere', svg('<image href="https://x.test/a.png" width="9" height="9"/>')],
  [
    'a drawing in a picture',
    svg('<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E" width="9" height="9"/>'),
  ],
  ['a copy from elsewhere', svg('<use xlink:href="https://x.test/a.svg#b"/>')],
  ['a filter from elsewhere', svg('<rect filter="url(https://x.test/f.svg#f)" width="1" height="1"/>')],
  ['an import of styles', svg('<style>@import url(https://x.test/a.css);</style>')],
  ['a font from elsewhere', svg('<style>@font-face { font-family: a; src: url("//x.test/a.woff") }</style>')],
  ['a hidden address', svg('<rect style="fill: u\\72l(https://x.test/a)" width="1" height="1"/>')],
  [
    'an external entity',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "https://x.test/a">]>${svg('<text>&x;</text>')}`,
  ],
];

describe('cleanSvg', () => {
  it.each(attacks)('takes out %s', (_name, text) => {
    const clean = cleanSvg(text) ?? '';
    expect(clean).toMatch(/^<svg /);
    expect(clean).not.toMatch(/script|alert|x\.test|onload|onclick|iframe|foreignObject|@import|entity/i);
  });

  it('keeps what draws: shapes, gradients, styles, copies, embedded pictures', () => {
    const kept = svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><path id="p" d="M0 0h4"/></defs>' +
        '<style>.a { fill: url(#g) }</style><circle class="a" r="3" fill="url(#g)"/><use href="#p" x="2"/>' +
        '<image href="data:image/png;base64,iVBORw0KGgo=" width="3" height="3"/>',
    );
    const clean = new DOMParser().parseFromString(cleanSvg(kept) ?? '', 'image/svg+xml');
    expect(clean.querySelector('parsererror')).toBeNull();
    expect([...clean.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
      ...['svg', 'defs', 'linearGradient', 'stop', 'path', 'style', 'circle', 'use', 'image'],
    ]);
    expect(clean.querySelector('circle')?.getAttribute('fill')).toBe('url(#g)');
    expect(clean.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/png/);
  });

  it('gives a drawing the size that its view box says, and its name space', () => {
    const root = (text: string) =>
      new DOMParser().parseFromString(cleanSvg(text) ?? '', 'image/svg+xml').documentElement;
    const sized = root('<svg viewBox="0 0 30 12"><rect width="30" height="12"/></svg>');
    expect([sized.namespaceURI, sized.getAttribute('width'), sized.getAttribute('height')]).toEqual([
      'http://www.w3.org/2000/svg',
      '30',
      '12',
    ]);
    expect(root('<svg width="100%" height="8px"/>').getAttribute('height')).toBe('8px');
    expect(root('<svg width="100%" height="8px"/>').getAttribute('width')).toBe('100');
  });

  it('refuses what is not a drawing and removes copies of copies', () => {
    expect(cleanSvg('<p>hello</p>')).toBeNull();
    expect(cleanSvg('')).toBeNull();
    const bomb = Array.from(
      { length: 30 },
      (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
    );
    const clean = cleanSvg(svg(`<g id="a0"><rect width="1" height="1"/></g>${bomb.join('')}`)) ?? '';
    const drawn = new DOMParser().parseFromString(clean, 'image/svg+xml');
    const copies = [...drawn.querySelectorAll('use')];
    expect(copies.length).toBeGreaterThanOrEqual(10);
    for (const copy of copies) {
      expect(
        drawn.querySelector(`${copy.getAttribute('href')} use, use${copy.getAttribute('href')}`),
      ).toBeNull();
    }
    const many = svg(
      `<g id="a">${'<rect width="1" height="1"/>'.repeat(200)}</g>${'<use href="#a"/>'.repeat(200)}`,
    );
    expect(cleanSvg(many)).toBeNull();
  });

  it('refuses a text of too many elements before it is read, which took seconds', () => {
    const before = performance.now();
    expect(cleanSvg(svg('<a>'.repeat(100_000)))).toBeNull();
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
