import '../../console.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import DepartmentScreen from './department-management';
import { departmentBackend, sampleDepartment } from '../testing/department-backend';
import type { DepartmentBackend } from '../testing/department-backend';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { backend } from '../../session/testing/backend';

let held: DepartmentBackend;

/** Fujian has 85 counties. */
const eightyFive = Array.from({ length: 85 }, (_one, index) => sampleDepartment(index + 1));

beforeEach(async () => {
  held = departmentBackend(eightyFive);
  backend.client = { ...departmentClient(held.handlers).client };
  await openDepartments('PROJECT_ADMIN', <DepartmentScreen />);
});

const table = page.getByRole('table', { name: '部门列表' });
const pager = page.getByRole('navigation', { name: '分页' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Index and name of the rows on screen, of the first and the last of them. */
const ends = async () => {
  await expect.element(table).toBeVisible();
  const texts = table
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(1, 3).map((cell) => cell.textContent?.trim()));
  return { rows: texts.length, first: texts.at(0), last: texts.at(-1) };
};

const jumpTo = async (text: string) => {
  await pager.getByRole('textbox', { name: '跳至页码' }).fill(text);
  await button('跳转').click();
};

describe('the pages of 85 departments', () => {
  it('have 20 rows each at first, and say how many there are', async () => {
    await expect.element(pager).toHaveTextContent('共 85 条，第 1 / 5 页');
    await expect.poll(ends).toEqual({ rows: 20, first: ['1', '区县001'], last: ['20', '区县020'] });
    await button('下一页').click();
    await expect.poll(ends).toEqual({ rows: 20, first: ['21', '区县021'], last: ['40', '区县040'] });
    await button('上一页').click();
    await expect.poll(ends).toMatchObject({ first: ['1', '区县001'] });
    await expect.element(button('上一页')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are reached by their number: nothing but digits, and never beyond the last or before the first', async () => {
    await jumpTo('9a9');
    await expect.poll(ends).toEqual({ rows: 5, first: ['81', '区县081'], last: ['85', '区县085'] });
    await expect.element(button('下一页')).toHaveAttribute('aria-disabled', 'true');
    await jumpTo('0');
    await expect.poll(ends).toMatchObject({ first: ['1', '区县001'] });
    await pager.getByRole('textbox', { name: '跳至页码' }).fill('-2.');
    await expect.element(pager.getByRole('textbox', { name: '跳至页码' })).toHaveValue('2');
    await jumpTo('3');
    await expect.element(pager).toHaveTextContent('第 3 / 5 页');
    await expect.element(pager.getByRole('textbox', { name: '跳至页码' })).toHaveValue('');
  });

  it('can have 50 or 100 rows; another size begins at the first page', async () => {
    await jumpTo('4');
    await expect.poll(ends).toMatchObject({ first: ['61', '区县061'] });
    await pager.getByRole('button', { name: /每页条数/ }).click();
    const options = page.getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual(['20 条/页', '50 条/页', '100 条/页']);
    await page.getByRole('option', { name: '50 条/页' }).click();
    await expect.poll(ends).toEqual({ rows: 50, first: ['1', '区县001'], last: ['50', '区县050'] });
    await expect.element(pager).toHaveTextContent('第 1 / 2 页');
  });

  it('are sorted by name, upwards at first', async () => {
    const head = page.getByRole('columnheader', { name: '部门名称' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await jumpTo('2');
    await button('部门名称').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(ends).toMatchObject({ first: ['1', '区县085'], last: ['20', '区县066'] });
  });

  it('lose the last one with its last row', async () => {
    held.rows = held.rows.slice(0, 81);
    await jumpTo('5');
    await expect.poll(ends).toMatchObject({ rows: 1, first: ['81', '区县081'] });
    await button('删除').click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect.poll(ends).toMatchObject({ rows: 20, last: ['80', '区县080'] });
    await expect.element(pager).toHaveTextContent('共 80 条，第 4 / 4 页');
  });

  it('never show a password', async () => {
    await expect.poll(ends).toMatchObject({ rows: 20 });
    expect(table.getByText('********').elements()).toHaveLength(20);
    expect(document.body.textContent).not.toContain('First#Pass');
  });
});
