import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

type Role = Parameters<typeof page.getByRole>[0];

/**
 * Goes to a control as a person without a mouse does: by Tab, or Shift+Tab, one stop after the other.
 * @throws Error when no stop on the way has the role and name.
 */
export async function tabTo(role: Role, name: string | RegExp, shift = false): Promise<void> {
  const stops: string[] = [];
  for (let i = 0; i < 60; i++) {
    await userEvent.tab({ shift });
    const focused = document.activeElement;
    const wanted = page.getByRole(role, { name, exact: true }).elements();
    if (focused && wanted.includes(focused as HTMLElement)) return;
    stops.push(focused?.getAttribute('aria-label') ?? focused?.textContent.slice(0, 30) ?? '');
  }
  throw new Error(`no ${role} ${String(name)} among the stops ${stops.join(' · ')}`);
}

/** Chooses an option of the list that has the focus by its first letters. */
export async function choose(letters: string): Promise<void> {
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard(`${letters}{Enter}`);
}

/** Replaces the text of the field that has the focus. */
export async function write(text: string): Promise<void> {
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}
