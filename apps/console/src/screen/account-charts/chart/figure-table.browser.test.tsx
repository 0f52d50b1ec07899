import '../../../console.css';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FigureTable } from './figure-table';
import type { Figures } from './figures';

const count = 3000;
const figures: Figures = {
  columns: [{ title: 'District' }, { title: 'Value', unit: 'CNY' }, { title: 'Per head', isAmount: true }],
  rows: Array.from({ length: count }, (_, i) => [`District ${i}`, i, `${i} CNY`]),
};
const drawn = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
const names = () => drawn().map((row) => row.firstElementChild?.textContent);

it('draws the rows of a long table that are in sight, and says how many there are', async () => {
  await render(<FigureTable label="Ranking" figures={figures} />);
  await expect.poll(names).toContain('District 0');
  expect(drawn().length).toBeLessThan(60);
  await expect.element(page.getByRole('table', { name: 'Ranking' })).toHaveAttribute('aria-rowcount', '3001');
  expect(drawn()[0].getAttribute('aria-rowindex')).toBe('2');
});

it('comes to its last row by keyboard, with few rows drawn', async () => {
  await render(<FigureTable label="Ranking" figures={figures} />);
  await expect.poll(names).toContain('District 0');
  page.getByRole('group', { name: 'Ranking' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(names).toContain('District 2999');
  expect(drawn().length).toBeLessThan(60);
  expect(drawn().at(-1)?.getAttribute('aria-rowindex')).toBe(String(count + 1));
});

it('copies all rows after all were selected', async () => {
  await render(<FigureTable label="Ranking" figures={figures} />);
  await expect.poll(names).toContain('District 0');
  const group = page.getByRole('group', { name: 'Ranking' }).element() as HTMLElement;
  group.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const data = new DataTransfer();
  group.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
  const lines = data.getData('text/plain').split('\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toBe('District\tValue (CNY)\tPer head');
  expect(lines.at(-1)).toBe('District 2999\t2999\t2999 CNY');
});

it('draws all rows of a short table, with amounts at the right', async () => {
  await render(<FigureTable label="Short" figures={{ ...figures, rows: figures.rows.slice(0, 30) }} />);
  expect(drawn()).toHaveLength(30);
  const cells = page.getByRole('cell').elements();
  for (const cell of cells) expect(getComputedStyle(cell).textAlign).toBe('right');
});
