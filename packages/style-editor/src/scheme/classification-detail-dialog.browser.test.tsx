import '../../style.css';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageProvider } from '../message';
import type { EditorLocale } from '../message';
import { ClassificationDetailDialog } from './classification-detail-dialog';
import type { ClassificationDetailDialogProps } from './classification-detail-dialog';

const onApply = vi.fn<(breaks: readonly number[]) => void>();
const onCancel = vi.fn();
const histogram = { min: 0, max: 40, counts: [4, 3, 2, 1] };

async function open(
  props: Partial<ClassificationDetailDialogProps> = {},
  locale: EditorLocale = 'en',
): Promise<void> {
  await render(
    <MessageProvider locale={locale}>
      <ClassificationDetailDialog
        value={[0, 10, 20, 40]}
        colors={['#ffffcc', '#78c679', '#238443']}
        histogram={histogram}
        onApply={onApply}
        onCancel={onCancel}
        {...props}
      />
    </MessageProvider>,
  );
}

const names = {
  en: (number: number) => `Upper bound of class ${number}`,
  'zh-CN': (number: number) => `第 ${number} 类的上限`,
};
const cell = (number: number, locale: EditorLocale = 'en') =>
  page.getByRole('textbox', { name: names[locale](number) });
const ok = () => page.getByRole('button', { name: /^(OK|确定)$/ });
const slider = (number: number) => page.getByRole('slider', { name: `Break ${number}`, exact: true });

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('refused values', () => {
  const wide = { value: [0, 10, 20, 40] };
  const bytes = { value: [0, 100, 255], byteRaster: true };
  test.each([
    ['zh-CN', 1, '20', wide, '输入值不可大于或等于下一个间断值'],
    ['zh-CN', 2, '10', wide, '输入值不可小于或等于上一个间断值'],
    ['zh-CN', 2, '256', bytes, '可输入的值范围在-255-255之间'],
    ['zh-CN', 1, 'abc', wide, '输入的数据不合法'],
    ['zh-CN', 1, '', wide, '输入的数据不合法'],
    ['zh-CN', 1, '1.123456789012345678901', wide, '输入的数据不合法'],
    ['en', 1, '20', wide, 'The value must be less than the next break'],
    ['en', 2, '10', wide, 'The value must be greater than the previous break'],
    ['en', 2, '256', bytes, 'Values from -255 to 255 are allowed'],
    ['en', 1, 'abc', wide, 'This is not a valid number'],
    ['en', 1, '', wide, 'This is not a valid number'],
  ] as const)('%s: upper end %d as %j', async (locale, number, text, props, message) => {
    await open(props, locale);
    await cell(number, locale).fill(text);
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(cell(number, locale)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(ok()).toBeDisabled();
  });

  it('may be typed right, and are then forgotten', async () => {
    await open();
    await cell(1).fill('99');
    await cell(1).fill('１２，5');
    await expect.element(slider(1)).toHaveAttribute('aria-valuenow', '12.5');
    await ok().click();
    expect(onApply).toHaveBeenCalledExactlyOnceWith([0, 12.5, 20, 40]);
  });
});

describe('keys', () => {
  it('Enter and arrows go from cell to cell', async () => {
    await open();
    await cell(1).click();
    await userEvent.keyboard('12{Enter}');
    await expect.element(cell(2)).toHaveFocus();
    await userEvent.keyboard('25{ArrowUp}');
    await expect.element(cell(1)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(page.getByRole('textbox', { name: 'Lower bound of class 1' })).toHaveFocus();
    await ok().click();
    expect(onApply.mock.lastCall?.[0]).toEqual([0, 12, 25, 40]);
  });

  it('Escape restores the cell, then cancels', async () => {
    await open();
    await cell(1).click();
    await userEvent.keyboard('12.');
    await expect.element(cell(1)).toHaveValue('12.');
    await expect.element(slider(1)).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell(1)).toHaveValue('10');
    await expect.element(slider(1)).toHaveAttribute('aria-valuenow', '10');
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('undo and redo', async () => {
    await open();
    slider(1).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell(1)).toHaveValue('10.5');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell(1)).toHaveValue('10');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(cell(1)).toHaveValue('10.5');
  });
});

describe('table and histogram', () => {
  it('move together, with counts and shares', async () => {
    await open();
    const row = () => page.getByRole('row').nth(1);
    await expect.element(row()).toHaveTextContent('440.0%');
    await cell(1).fill('15.5');
    await expect.element(slider(1)).toHaveAttribute('aria-valuenow', '15.5');
    await expect.element(row()).toHaveTextContent('770.0%');
    slider(1).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cell(1)).toHaveValue('15');
  });

  it('end a refused text when the handle is moved', async () => {
    await open();
    await cell(1).fill('99');
    slider(1).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cell(1)).toHaveValue('10.5');
    await expect.element(ok()).toBeEnabled();
  });

  it('add classes up to 31', async () => {
    const value = Array.from({ length: 31 }, (_, i) => i);
    await open({ value });
    await page.getByRole('button', { name: 'Add a break' }).click();
    await expect.element(page.getByText('31 classes')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add a break' })).toBeDisabled();
  });

  it('are without counts where nothing is known', async () => {
    await open({ histogram: null });
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('----');
  });
});

describe('a pasted column', () => {
  it('is taken as all breaks, with its number of classes', async () => {
    await open();
    await cell(1).click();
    paste('0\r\n5,5\r\n１０\r\n20\r\n40\r\n');
    await expect.element(page.getByText('4 classes')).toBeVisible();
    await ok().click();
    expect(onApply.mock.lastCall?.[0]).toEqual([0, 5.5, 10, 20, 40]);
  });

  const column = Array.from({ length: 40 }, (_, i) => i).join('\n');
  test.each([
    ['zh-CN', '0\nabc\n20', false, '第 2 个值“abc”不是合法的数字'],
    ['zh-CN', '0\t20\t15', false, '第 3 个值 15 应大于前一个值 20'],
    ['zh-CN', '0\n300', true, '第 2 个值 300 不在 -255 到 255 之间'],
    ['zh-CN', column, false, '粘贴了 40 个间断值，应为 2 到 32 个'],
    ['en', '0\nabc\n20', false, 'Value 2, “abc”, is not a valid number'],
    ['en', '0\t20\t15', false, 'Value 3, 15, must be greater than 20 before it'],
    ['en', '0\n300', true, 'Value 2, 300, is not between -255 and 255'],
    ['en', column, false, '40 breaks were pasted; 2 to 32 are allowed'],
  ] as const)(
    '%s: %j is refused as a whole and its faulty cell named',
    async (locale, text, byteRaster, message) => {
      await open({ byteRaster }, locale);
      await cell(1, locale).click();
      paste(text);
      await expect.element(page.getByText(message)).toBeVisible();
      await ok().click();
      expect(onApply.mock.lastCall?.[0]).toEqual([0, 10, 20, 40]);
    },
  );
});
