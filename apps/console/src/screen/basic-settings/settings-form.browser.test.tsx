import '../../console.css';
import type { BasicSetting } from '@gep/api-client';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../message';
import { EditorWords } from '../../message/editor-words';
import { backend } from '../../session/testing/backend';
import { sampleBasicSetting } from '../model-settings/testing/sample-setup';
import { SettingsForm } from './settings-form';

backend.client = createTestClient({ listProjects: () => ({ data: [], totalCount: 0 }) }).client;

function Screen({ disabled }: { disabled: boolean }) {
  const [value, setValue] = useState<BasicSetting>(sampleBasicSetting);
  const change = (part: Partial<BasicSetting>) => setValue({ ...value, ...part });
  return <SettingsForm {...{ value, disabled }} errors={{}} onChange={change} />;
}

const open = (disabled = false) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorWords>
        <Screen disabled={disabled} />
      </EditorWords>
    </QueryClientProvider>,
  );

describe('the form of the settings', () => {
  it.each([
    ['计算分辨率', 'a250x', '250'],
    ['计算分辨率', '0', '1'],
    ['计算分辨率', '100001', '100000'],
    ['有效期至（月）', '13', '12'],
    ['有效期至（月）', '0', '1'],
  ])('keeps of %s, given %s, the digits within the bounds', async (label, typed, kept) => {
    await open();
    const input = page.getByLabelText(label);
    await input.fill(typed);
    await expect.element(input).toHaveValue(kept);
  });

  it.each([
    ['数据年份', '20', '2000'],
    ['数据年份', '20245', '2024'],
    ['有效期至（年）', '203', '2030'],
  ])('makes four digits of %s, given %s', async (label, typed, kept) => {
    await open();
    const input = page.getByLabelText(label);
    await input.fill(typed);
    await page.getByLabelText('制定机关').click();
    await expect.element(input).toHaveValue(kept);
  });

  it('takes at most 20 characters of authorities and of the number of the approval', async () => {
    await open();
    for (const label of ['制定机关', '批准机关', '批准文号'])
      await expect.element(page.getByLabelText(label)).toHaveAttribute('maxlength', '20');
  });

  it('shows both calculation options, and the choice of a pretreatment, which is closed', async () => {
    await open();
    await page.getByRole('checkbox', { name: '可比年' }).click();
    await expect.element(page.getByRole('checkbox', { name: '可比年' })).not.toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: '当年' })).toBeChecked();
    await expect.element(page.getByRole('button', { name: /^使用预处理/ })).toBeDisabled();
  });

  it('is closed for who may only read', async () => {
    await open(true);
    for (const box of page.getByRole('textbox').elements()) expect(box).toBeDisabled();
    for (const box of page.getByRole('checkbox').elements()) expect(box).toBeDisabled();
  });
});
