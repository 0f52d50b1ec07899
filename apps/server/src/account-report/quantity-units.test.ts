import { expect, it } from 'vitest';
import { plainText } from '../document/content';
import type { Cell } from '../document/content';
import { quantitiesChapter } from './chapter-quantities';
import { figureWriter } from './figure-writer';
import type { ReportContext } from './report-context';

const row = (id: string, functionValue: number | null, children: readonly object[] = []) => ({
  ...{ id, modelId: id, name: id, functionValue, functionUnits: 't', children },
});
/** Air: 1.5e8 t of dust, 55 320 t of NOx. */
const air = row('air', null, [row('dust', 1.5e8), row('nox', 55_320)]);
const context = {
  ...{ say: (code: string) => code, write: figureWriter('zh'), flag: 0, places: [{}] },
  tree: [row('regulation', null, [air, row('carbon', 12)])],
} as unknown as ReportContext;

const textOf = (cell: Cell): string =>
  cell === null ? '' : plainText(typeof cell === 'string' ? cell : [cell]);

it('quantities of one indicator are in one unit, with the same number of decimals', () => {
  const table = quantitiesChapter(context).find((block) => block.kind === 'table');
  const lines = table?.rows.map(({ cells }) => cells.map(textOf)) ?? [];
  // 万 is the largest in which two decimals still show the smaller one.
  expect(lines).toContainEqual(['dust', '15\u2009000.00', '万 t']);
  expect(lines).toContainEqual(['nox', '5.53', '万 t']);
  expect(lines).toContainEqual(['carbon', '12.00', 't']);
});

it('a part that two decimals would lose is said to be small, beside a whole in the unit of its sentence', () => {
  const write = figureWriter('zh');
  const { unit, cell } = write.columnOf('元/km²', 179_446.1);
  expect(unit).toBe('万元/km²');
  expect([179_446.1, 46.1, 12, 0].map((value) => textOf(cell('', value)))).toEqual([
    ...['17.94', '< 0.01', '< 0.01', '0.00'],
  ]);
  expect(write.quantity('', 179_446.1, '元/km²').text.startsWith('17.94')).toBe(true);
});
