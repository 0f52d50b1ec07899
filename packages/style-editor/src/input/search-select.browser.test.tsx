import '../../style.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleEditorProvider } from '../style-editor-provider';
import { Select } from './select';

const options = Array.from({ length: 30 }, (_, i) => ({ value: i, label: `Class ${i}` }));

function Field() {
  const [value, setValue] = useState(3);
  return <Select label="Type" value={value} options={options} onChange={setValue} />;
}

it('opens at a click, also in the field that was just chosen from', async () => {
  await render(
    <StyleEditorProvider locale="en">
      <Field />
    </StyleEditorProvider>,
  );
  const field = page.getByRole('combobox', { name: 'Type' });
  await field.click();
  await page.getByRole('option', { name: 'Class 5' }).click();
  await expect.element(field).toHaveValue('Class 5');
  await expect.element(page.getByRole('option', { name: 'Class 5' })).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await field.click();
  await page.getByRole('option', { name: 'Class 7' }).click();
  await expect.element(field).toHaveValue('Class 7');
});
