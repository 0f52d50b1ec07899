import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerSymbol,
  markerShapes,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
} from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind } from '@gep/map-engine/model';
import type { LibraryStyle, StyleLibrary } from '@gep/style-editor';

const greens = ['#769868', '#a8c686', '#4e7a4e', '#d7e4b8', '#2f5d50', '#8fb9a8'];

const symbols = {
  fill: [
    ...greens.map((color) => fillSymbol(simpleFill({ color }))),
    fillSymbol(gradientFill()),
    fillSymbol(linePatternFill({ angle: 45 })),
    fillSymbol(pointPatternFill()),
  ],
  line: strokeDashes.map((dash) => lineSymbol(simpleLine({ color: '#2f6fb2', width: 2, dash }))),
  marker: markerShapes.map((shape) => markerSymbol(simpleMarker({ shape, size: 16, outline: true }))),
} satisfies Record<SymbolKind, readonly MapSymbol[]>;

function styles(kind: SymbolKind, prefix: string): LibraryStyle[] {
  return symbols[kind].map((symbol, i) => ({
    id: `${prefix}-${kind}-${i}`,
    name: `${prefix} ${i + 1}`,
    symbol,
  }));
}

/** A library in memory; what is saved is listed when the dialog opens again. */
export function createSampleLibrary(start: readonly LibraryStyle[] = []): StyleLibrary {
  let own = [...start];
  let next = 0;
  return {
    publicStyles: (kind) =>
      Promise.resolve([
        { id: 'land', name: '土地利用', styles: styles(kind, '土地') },
        { id: 'water', name: '水系', styles: styles(kind, '水系').slice(0, 3) },
      ]),
    privateStyles: (kind) => Promise.resolve(own.filter(({ symbol }) => symbol.kind === kind)),
    save: (name, symbol) => {
      own = [...own, { id: `own-${next++}`, name, symbol }];
      return Promise.resolve();
    },
    rename: (id, name) => {
      own = own.map((style) => (style.id === id ? { ...style, name } : style));
      return Promise.resolve();
    },
    remove: (id) => {
      own = own.filter((style) => style.id !== id);
      return Promise.resolve();
    },
  };
}

/** Private styles of a kind, for a library that is not empty. */
export function sampleOwnStyles(kind: SymbolKind): LibraryStyle[] {
  return styles(kind, '我的');
}

/** A library of one group with a long name, its styles with long ones in either language. */
export function longNamedLibrary(): StyleLibrary {
  const names = [
    '城镇村及工矿用地（含交通运输用地与水利设施用地）',
    'Evergreen broad-leaved forest on steep, protected slopes',
  ];
  const named = styles('fill', '我的').map((style, i) => ({ ...style, name: names[i % 2] }));
  const name = '第三次全国国土调查地类配色方案（二〇二五年修订稿）';
  return {
    ...createSampleLibrary(),
    publicStyles: () => Promise.resolve([{ id: 'long', name, styles: named }]),
  };
}
