import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAddressQuery } from './address-query';

const keepBusy = (milliseconds: number) => {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
};

/** A part of a page that takes its time to draw. */
function Slow() {
  useAddressQuery();
  keepBusy(5);
  return <i />;
}

function Choices() {
  const [query, change] = useAddressQuery();
  const choose = (key: string) =>
    change((before) => {
      before.set(key, 'yes');
      return before;
    });
  return (
    <>
      <p>{query.toString()}</p>
      <button onClick={() => choose('model')}>model</button>
      <button onClick={() => choose('type')}>type</button>
      {Array.from({ length: 40 }, (_, index) => (
        <Slow key={index} />
      ))}
    </>
  );
}

it('keeps a choice when another is made before a busy page has drawn it', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Choices /> }]);
  await render(<RouterProvider router={router} />);
  const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLButtonElement).click();
  press('model');
  await new Promise((resolve) => setTimeout(resolve, 0));
  press('type');
  await expect.element(page.getByText('model=yes&type=yes')).toBeVisible();
});
