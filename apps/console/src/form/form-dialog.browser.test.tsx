import '../console.css';
import { Select } from '@gep/style-editor/controls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import '../message';
import { EditorWords } from '../message/editor-words';
import { applyPageScale } from '../session/page-scale';
import { ConfirmHost } from './confirm-host';
import { Dialog } from './dialog';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';
import { useDialogForm } from './use-dialog-form';

const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

function NameDialog() {
  const form = useDialogForm(z.object({ name: z.string() }), { name: '' }, () => Promise.resolve());
  return (
    <FormDialog title="改名" form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="名称" />
    </FormDialog>
  );
}
const open = () =>
  render(
    <>
      <NameDialog />
      <ConfirmHost />
    </>,
  );
const question = page.getByRole('dialog', { name: '放弃修改' });
const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();

describe('a dialog of a form', () => {
  it('closes by Escape without a question while nothing is typed', async () => {
    await open();
    await page.getByLabelText('名称').click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['Escape', 'the cross'])('asks before %s drops what was typed', async (way) => {
    await open();
    await page.getByLabelText('名称').fill('福建');
    const leave = () =>
      way === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : page.getByRole('dialog', { name: '改名' }).getByRole('button', { name: '关闭' }).click();
    await leave();
    await answer('取消');
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(page.getByLabelText('名称')).toHaveValue('福建');
    await leave();
    await answer('确定');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('drops it at once by the button to cancel', async () => {
    await open();
    await page.getByLabelText('名称').fill('福建');
    await page.getByRole('button', { name: '取消', exact: true }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a list in a dialog', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.style.removeProperty('--gep-page-scale');
  });

  it.each([5, 40])('of %i options opens right below its field on a small display', async (count) => {
    applyPageScale(true, { availWidth: 1366, availHeight: 768 });
    const options = Array.from({ length: count }, (_, value) => ({ value, label: `分组 ${value}` }));
    await render(
      <EditorWords>
        <Dialog open title="分组" onClose={onClose}>
          <Select label="分组" value={1} options={options} onChange={onClose} />
        </Dialog>
      </EditorWords>,
    );
    const field = page.getByRole(count > 24 ? 'combobox' : 'button', { name: /^分组/ });
    await field.click();
    const gap = () => {
      const below = field.element().getBoundingClientRect().bottom;
      return page.getByRole('listbox').element().getBoundingClientRect().top - below;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(12);
  });
});
