import { describe, expect, it } from 'vitest';
import { styles } from '../../../test/qgis/edits.json';
import { schemeFromQml } from './read-qml';

/** From which line of a style, how many lines, and what QGIS writes instead. */
type Change = readonly [from: number, count: number, lines: readonly string[]];

/** The style after an edit; the changes are in the order of the lines. */
function edited(base: readonly string[], changes: readonly Change[]): string {
  const lines = [...base];
  for (const [from, count, written] of [...changes].reverse()) lines.splice(from, count, ...written);
  return lines.join('\n');
}

/** Styles that QGIS wrote, and what it wrote after one edit of each; test/qgis/edit.py makes them. */
describe.each(styles)('a style of QGIS of a $geometry', ({ base, edits }) => {
  it('is read without a loss', () => {
    expect(schemeFromQml(base.join('\n')).losses).toEqual([]);
  });

  it.each(edits)('loses $property where it is edited: $name', ({ property, changes }) => {
    const { losses } = schemeFromQml(edited(base, changes as unknown as Change[]));
    expect(losses.map((one) => one.property)).toContain(property);
  });
});
