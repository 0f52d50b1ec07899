import '../../style.css';
import { characterMarker, lineSymbol, markerSymbol, rules, simpleLine } from '@gep/map-engine/model';
import type { Field, TableScheme, VectorScheme } from '@gep/map-engine/model';
import { createScheme, fieldStatistics, generateCategories } from '@gep/map-engine/scheme';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { featureFields } from '../port';
import type { FieldSource } from '../port';
import { StyleEditorProvider } from '../style-editor-provider';
import { VectorStyleDialog } from './vector-style-dialog';

const code: Field = { name: 'CODE', type: 'STRING' };
const area: Field = { name: 'AREA', type: 'REAL' };
const fields = [code, area];
/** Code i occurs once, those from 560 on three times: the last of 600 in the order of the alphabet. */
const rows = Array.from({ length: 600 }, (_, i) => i)
  .flatMap((i) => (i < 560 ? [i] : [i, i, i]))
  .map((i) => ({ CODE: `c${String(i).padStart(3, '0')}`, AREA: (i * i) / 7 }));
const whole = featureFields(rows, fields);
/** A host that does not hand out the values. */
const listing: FieldSource = { fields, statistics: whole.statistics };

const onApply = vi.fn<(value: VectorScheme) => void>();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const entry = (name: string) => page.getByRole('treeitem', { name }).click();

async function open(value: VectorScheme, source: FieldSource = whole) {
  await render(
    <StyleEditorProvider locale="en">
      <VectorStyleDialog
        geometry={value.geometry}
        value={value}
        ports={{ fields: source }}
        onApply={onApply}
        onCancel={vi.fn()}
      />
    </StyleEditorProvider>,
  );
}

async function pick(list: RegExp, option: string) {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function applied(): Promise<TableScheme> {
  onApply.mockClear();
  await button('Apply').click();
  await expect.poll(() => onApply.mock.calls.length).toBe(1);
  return onApply.mock.lastCall?.[0] as TableScheme;
}
const countsOf = ({ categories, other }: TableScheme) => [...categories, other].map(({ count }) => count);

/** Fails the first times. */
function failing(times: number, source: FieldSource = whole): FieldSource {
  const statistics = vi.fn(source.statistics);
  for (let i = 0; i < times; i++) statistics.mockRejectedValueOnce(new Error('down'));
  return { ...source, statistics };
}
const failure = 'Could not load the field details. Try again';

beforeEach(() => {
  vi.clearAllMocks();
});

describe('texts with too many values', () => {
  it('begin with the most frequent ones of all, which the number of rows can take in', async () => {
    await open(createScheme('unique-values', 'polygon'));
    await pick(/^Field/, 'CODE');
    await expect.element(page.getByText('50 classes')).toBeVisible();
    const first = await applied();
    expect(first.categories.filter(({ count }) => count === 3)).toHaveLength(40);
    expect(countsOf(first).at(-1)).toBe(rows.length - 40 * 3 - 10);
    await page.getByRole('spinbutton', { name: 'Number of values to list' }).fill('600');
    await button('Use').click();
    expect((await applied()).categories).toHaveLength(600);
    await button('Add values').click();
    await expect.element(page.getByText('All values are listed')).toBeVisible();
  });

  it('are counted where they are typed', async () => {
    await open(createScheme('unique-values', 'polygon'));
    await pick(/^Field/, 'CODE');
    await button('Add values').click();
    await page.getByRole('textbox', { name: 'Value', exact: true }).fill('c500');
    await button('Add').click();
    const row = (await applied()).categories.find(({ label }) => label === 'c500');
    expect(row?.count).toBe(1);
  });

  it('are combined out of all values', async () => {
    await open(createScheme('multiple-fields', 'polygon'));
    await pick(/^Field 1/, 'CODE');
    await expect.element(page.getByText('50 classes')).toBeVisible();
    await pick(/^Field 2/, 'AREA');
    await expect.element(button('Field 2: AREA')).toBeVisible();
    const made = await applied();
    expect(made.categories.filter(({ count }) => count === 3)).toHaveLength(40);
  });

  it('are known in part where the host lists some of them, and nothing else is claimed', async () => {
    await open(createScheme('unique-values', 'polygon'), listing);
    await pick(/^Field/, 'CODE');
    await expect.element(page.getByText('50 classes')).toBeVisible();
    expect((await applied()).categories.filter(({ count }) => count === 3)).toHaveLength(40);
    const top = page.getByRole('spinbutton', { name: 'Number of values to list' });
    await top.fill('257');
    await expect.element(top).toHaveAttribute('aria-invalid', 'true');
    await top.fill('256');
    await button('Use').click();
    await button('Add values').click();
    await expect.element(page.getByText('All known values are listed; the data contain more')).toBeVisible();
    await page.getByRole('textbox', { name: 'Value', exact: true }).fill('c500');
    await button('Add').click();
    const made = await applied();
    expect(made.categories.find(({ label }) => label === 'c500')?.count).toBeNull();
    expect(made.other.count).toBeNull();
  });
});

describe('another kind of scheme', () => {
  it('has the rows of all values, of too many the most frequent', async () => {
    const statistics = fieldStatistics(rows, [area]);
    const exact = generateCategories(
      createScheme('graduated-color', 'point', { field: area, statistics, method: 'equal-interval' }),
      { properties: rows },
    );
    await open(exact);
    await expect.element(page.getByText('4 classes')).toBeVisible();
    // The data are fetched quietly.
    await expect.element(page.getByRole('img', { name: /AREA/ })).toBeVisible();
    await entry('By size');
    await expect.element(page.getByText('4 classes')).toBeVisible();
    expect(countsOf(await applied())).toEqual(countsOf(exact));
    await entry('Unique values');
    const made = await applied();
    expect(made.categories).toHaveLength(rules.fewValues);
    expect(made.categories.filter(({ count }) => count === 3)).toHaveLength(40);
  });

  it('waits for data that are needed, and is not taken without them', async () => {
    await open(createScheme('graduated-color', 'point', { field: area }), failing(2));
    await entry('By size');
    await expect.element(page.getByText(failure)).toBeVisible();
    await expect
      .element(page.getByRole('treeitem', { name: 'By colour' }))
      .toHaveAttribute('aria-selected', 'true');
    await entry('By size');
    await expect.element(page.getByText('4 classes')).toBeVisible();
    await entry('Single symbol');
    await expect.element(page.getByText('4 classes')).not.toBeInTheDocument();
  });
});

describe('data that could not be fetched when the dialog opened', () => {
  const { categories, other } = generateCategories(
    createScheme('graduated-color', 'point', { field: area }),
    {
      properties: rows,
    },
  );
  /** A saved style: rows, but nothing that they could be made of. */
  const saved = { ...createScheme('graduated-color', 'point', { field: area }), categories, other };

  it('are fetched before classes are regenerated; without them the classes stay', async () => {
    const source = failing(2);
    await open(saved, source);
    await expect.poll(() => vi.mocked(source.statistics).mock.calls.length).toBe(1);
    await pick(/^Method/, 'Quantile');
    await expect.element(page.getByText(failure)).toBeVisible();
    await expect.element(page.getByText('4 classes')).toBeVisible();
    await pick(/^Method/, 'Quantile');
    await expect.element(button('Method: Quantile')).toBeVisible();
    expect(countsOf(await applied())).toEqual(
      countsOf(
        generateCategories(createScheme('graduated-color', 'point', { field: area, method: 'quantile' }), {
          properties: rows,
        }),
      ),
    );
  });

  it('are fetched when the field is chosen again, and the classes stay', async () => {
    const source = failing(1);
    await open({ ...saved, categories: categories.map((row) => ({ ...row, count: null })) }, source);
    await expect.poll(() => vi.mocked(source.statistics).mock.calls.length).toBe(1);
    await pick(/^Field/, 'AREA');
    await expect.element(page.getByRole('img', { name: /AREA/ })).toBeVisible();
    const made = await applied();
    expect(made.categories).toEqual(categories);
    await pick(/^Field/, 'AREA');
    expect(source.statistics).toHaveBeenCalledTimes(2);
  });
});

describe('sizes of classes', () => {
  const sized = (geometry: 'point' | 'line', options: object) =>
    generateCategories(createScheme('graduated-size', geometry, { field: area, ...options }), {
      properties: rows,
    });
  const end = page.getByRole('spinbutton', { name: 'End size' });

  it('are at most what the symbol can have', async () => {
    await open(sized('point', {}));
    await end.fill('51');
    await expect.element(end).toHaveAttribute('aria-invalid', 'true');
    await end.fill('50');
    await expect.element(end).not.toHaveAttribute('aria-invalid');
    expect((await applied()).categories.at(-1)?.symbol?.layers[0]).toMatchObject({ size: 50 });
  });

  it('go to 100 where characters are drawn', async () => {
    await open(sized('point', { template: markerSymbol(characterMarker()) }));
    await end.fill('100');
    expect((await applied()).categories.at(-1)?.symbol?.layers[0]).toMatchObject({ size: 100 });
  });

  it('can be applied to a casing as they begin', async () => {
    await open(sized('line', { template: lineSymbol(simpleLine({ width: 5 }), simpleLine({ width: 1 })) }));
    const widths = (await applied()).categories.map(({ symbol }) =>
      symbol?.layers.map((layer) => 'width' in layer && Math.round(layer.width)),
    );
    expect(widths[0]).toEqual([4, 1]);
  });
});
