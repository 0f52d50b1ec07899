import { expect, userEvent } from 'storybook/test';

/** Tries to change everything in a read-only editor: texts, numbers, choices and switches, also by keyboard. */
export async function nothingChanges(root: HTMLElement): Promise<void> {
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<E>(selector),
  ];
  for (const text of all<HTMLInputElement>('input:not([type="range"]), textarea')) {
    await expect(text).toHaveAttribute('readonly');
    text.focus();
    await userEvent.keyboard('{ArrowUp}7{Delete}');
    await expect(text.value).toBe(text.defaultValue);
  }
  for (const range of all('input[type="range"]')) await expect(range).toBeDisabled();
  for (const toggle of all('[aria-checked][aria-readonly], [aria-readonly] > [role="radio"]')) {
    const before = toggle.getAttribute('aria-checked');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-checked', before ?? 'none');
  }
  for (const button of all('button[aria-disabled]')) {
    button.click();
    await expect(document.querySelector('.gep-popup')).toBeNull();
  }
}
