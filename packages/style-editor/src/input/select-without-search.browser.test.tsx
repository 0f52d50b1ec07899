import '../../style.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './select';

vi.mock('./search-select', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('lets choose from a long list whose search did not come', async () => {
  const options = Array.from({ length: 30 }, (_, i) => ({ value: i, label: `Class ${i}` }));
  const choose = vi.fn();
  await render(<Select label="Type" value={3} options={options} onChange={choose} />);
  await page.getByRole('button', { name: 'Type: Class 3' }).click();
  await page.getByRole('option', { name: 'Class 29' }).click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(29);
});
