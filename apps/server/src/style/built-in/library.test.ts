import { ecosystemTypes } from '@gep/ecosystem-models';
import { encodeSymbol } from '@gep/map-engine/codec';
import { describe, expect, it } from 'vitest';
import { styleFault } from '../style-fault';
import { landCoverColor } from './land-cover';
import { builtInGroups, builtInLibrary } from './library';

const styles = builtInLibrary.flatMap((group) => group.styles);

describe('the library that comes with the product', () => {
  it('has at least 60 styles, among them some for points, lines and areas', () => {
    expect(styles.length).toBeGreaterThanOrEqual(60);
    for (const kind of ['marker', 'line', 'fill'] as const)
      expect(styles.filter(({ symbol }) => symbol.kind === kind).length, kind).toBeGreaterThanOrEqual(15);
  });

  it('has ids that differ, and in each group names that differ', () => {
    const differ = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
    differ(styles.map(({ id }) => id));
    for (const group of builtInLibrary)
      for (const language of ['zh', 'en'] as const) differ(group.styles.map(({ name }) => name[language]));
  });

  it.each(styles.map((style) => [style.id, style.symbol] as const))(
    '%s is a style that somebody could save',
    (_, symbol) => {
      expect(styleFault(JSON.stringify(encodeSymbol(symbol)), { symbol: symbol.kind })).toBeNull();
    },
  );

  it('gives the groups of one kind in the language of the reader', () => {
    const lines = builtInGroups('line', 'LINE', 'en');
    expect(lines.map(({ name }) => name)).toEqual([
      'Waters and water works',
      'Districts and planning limits',
    ]);
    expect(lines[0].children[0]).toMatchObject({ name: 'Main river', styleType: 'LINE' });
  });
});

describe('colours of ecosystem types', () => {
  it('has one for every type, and none for other codes', () => {
    for (const { value } of ecosystemTypes)
      expect(landCoverColor(value), String(value)).toMatch(/^#[0-9a-f]{6}$/);
    expect(landCoverColor(0)).toBeUndefined();
    expect(landCoverColor(99)).toBeUndefined();
  });

  it('has another one for each type of the third level', () => {
    expect(landCoverColor(111)).not.toBe(landCoverColor(112));
  });
});
