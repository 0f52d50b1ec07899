import '../../console.css';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeLanguage } from '../../message';
import { LoginScreen } from './login';

vi.mock('../../message', async (original) => ({ ...(await original<object>()), changeLanguage: vi.fn() }));

it('offers the other language before anybody has signed in, without a question', async () => {
  await render(
    <MemoryRouter>
      <LoginScreen />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'English' }).click();
  expect(changeLanguage).toHaveBeenCalledWith('en');
});
