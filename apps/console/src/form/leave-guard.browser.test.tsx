import '../console.css';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../message';
import { AskBeforeLeaving } from './ask-before-leaving';
import { ConfirmHost } from './confirm-host';

const save = vi.fn(() => Promise.resolve(true));
beforeEach(() => save.mockClear());

function Form({ dirty }: { dirty: boolean }) {
  return (
    <>
      <AskBeforeLeaving dirty={dirty} save={save} />
      <Link to="/next">下一页</Link>
    </>
  );
}

const open = (dirty: boolean) =>
  render(
    <>
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <Form dirty={dirty} /> },
          { path: '/next', element: <p>另一页</p> },
        ])}
      />
      <ConfirmHost />
    </>,
  );
const link = page.getByRole('link', { name: '下一页' });
const answer = async (name: string) => {
  await link.click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};
const next = page.getByText('另一页');

it('asks before it leaves what is not saved: save, drop or stay', async () => {
  const first = await open(true);
  await answer('取消');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(link).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await answer('是');
  await expect.element(next).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  await first.unmount();
  await open(true);
  await answer('否');
  await expect.element(next).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

it('leaves what is saved without a question', async () => {
  await open(false);
  await link.click();
  await expect.element(next).toBeVisible();
});
