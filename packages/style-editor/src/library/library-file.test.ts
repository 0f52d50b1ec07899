import {
  fillSymbol,
  gradientFill,
  imageMarker,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
} from '@gep/map-engine/model';
import { encodeSymbol } from '@gep/map-engine/codec';
import { describe, expect, it } from 'vitest';
import { fileCaps } from './file-caps';
import { libraryText, readLibraryText } from './library-file';

const styles = [
  { name: '林地', symbol: fillSymbol(linePatternFill({ angle: 45 }), gradientFill()) },
  { name: '铁路', symbol: lineSymbol(simpleLine({ width: 5 }), markerLine()) },
  { name: '塔', symbol: markerSymbol(imageMarker({ source: 'data:image/png;base64,iVBORw0KGgo=' })) },
];
const read = (text: string) => readLibraryText(text, 'file');
const file = (list: unknown) => JSON.stringify({ type: 'gep-styles', version: 1, styles: list });
const style = encodeSymbol(lineSymbol());

describe('library file', () => {
  it('gives back every symbol of every kind, with its name', async () => {
    expect(await read(libraryText(styles))).toEqual({ styles });
  });

  it('takes a single symbol under the name of its file', async () => {
    expect(await read(JSON.stringify(style))).toEqual({ styles: [{ name: 'file', symbol: lineSymbol() }] });
  });

  it.each<[string, string, object]>([
    ['no JSON', '{"styles":', { code: 'syntax' }],
    ['a number', '7', { code: 'no-styles' }],
    ['a list', '[]', { code: 'no-styles' }],
    ['an empty library', file([]), { code: 'no-styles' }],
    ['a scheme', '{"schemeType":1,"categories":[]}', { code: 'no-styles' }],
    ['too many styles', file(Array(fileCaps.styles + 1).fill({})), { code: 'too-many' }],
    ['an entry that is a word', file(['a']), { code: 'invalid', at: 'styles[0]' }],
    ['a nameless style', file([{ name: ' ', style }]), { code: 'invalid', at: 'styles[0].name' }],
    ['a name that is a list', file([{ name: ['a'], style }]), { code: 'invalid', at: 'styles[0].name' }],
    [
      'a name without end',
      file([{ name: 'a'.repeat(61), style }]),
      { code: 'invalid', at: 'styles[0].name' },
    ],
    ['no style', file([{ name: 'a' }]), { code: 'invalid', at: 'styles[0].style.patterns' }],
    [
      'a wrong colour in the second style',
      file([
        { name: 'a', style },
        { name: 'b', style: { geometryType: 2, patterns: [{ lineType: 0, color: 'reddish' }] } },
      ]),
      { code: 'invalid', at: 'styles[1].style.patterns[0].color' },
    ],
    [
      'a forbidden name',
      '{"styles":[{"name":"a","style":{"patterns":[{"lineType":0,"__proto__":{}}]}}]}',
      { code: 'invalid', at: 'styles[0].style.patterns[0].__proto__' },
    ],
  ])('refuses %s and says where', async (_what, text, problem) => {
    expect(await read(text)).toEqual({ problem });
  });
});
