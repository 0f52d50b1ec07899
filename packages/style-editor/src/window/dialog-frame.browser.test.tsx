import '../../style.css';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleEditorProvider } from '../style-editor-provider';
import { Button } from '../input/button';
import { DialogFrame } from './dialog-frame';
import { Question } from './question';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const boxOf = (name: string) => dialog(name).element().getBoundingClientRect();
const onQuestion = vi.fn();

/** A window that opens another one of its kind, as symbols in symbols do. */
function Nest({ level, onClose }: { readonly level: number; readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <DialogFrame title={`Window ${level}`} name="nest" width={500} height={400} onClose={onClose}>
      <div>
        <Button onClick={() => setOpen(true)}>{`Open ${level + 1}`}</Button>
        <Button onClick={() => setAsking(true)}>{`Ask ${level}`}</Button>
        {open && <Nest level={level + 1} onClose={() => setOpen(false)} />}
        {asking && (
          <Question
            title={`Question ${level}`}
            text="Compute?"
            yes="Yes"
            onAnswer={(yes) => {
              setAsking(false);
              onQuestion(yes);
            }}
          />
        )}
      </div>
    </DialogFrame>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Style
      </button>
      {open && <Nest level={1} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A storage of the host. */
const places = new Map<string, string>();
const storage = {
  getItem: (key: string) => places.get(key) ?? null,
  setItem: (key: string, value: string) => void places.set(key, value),
};

async function open() {
  await render(
    <StyleEditorProvider locale="en" places={storage}>
      <Page />
    </StyleEditorProvider>,
  );
  await button('Style').click();
}

beforeEach(async () => {
  places.clear();
  vi.clearAllMocks();
  await page.viewport(1366, 768);
});
afterEach(() => {
  document.documentElement.style.zoom = '';
});

/** A page with a place for its windows. */
function DockedPage() {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <StyleEditorProvider locale="en" places={storage} dock={dock}>
      <button type="button" onClick={() => setOpen(true)}>
        Style
      </button>
      <aside ref={setDock} style={{ width: 380, height: 500, position: 'absolute', left: 20, top: 40 }} />
      {open && <Nest level={1} onClose={() => setOpen(false)} />}
    </StyleEditorProvider>
  );
}

describe('docked frame', () => {
  const docked = page.getByRole('region', { name: 'Window 1', exact: true });

  it('fills its place in the page, does not move and leaves the focus', async () => {
    await render(<DockedPage />);
    await button('Style').click();
    const { x, y, width, height } = docked.element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 20, y: 40, width: 380, height: 500 });
    expect(button('Style').element()).toHaveFocus();
    await button('Open 2').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(docked.element().getBoundingClientRect().x).toBe(20);
    expect(docked.element()).not.toHaveAccessibleDescription();
    expect([...places.keys()]).toEqual([]);
  });

  it('opens windows over the page, waits for them and is closed by Escape', async () => {
    await render(<DockedPage />);
    await button('Style').click();
    await button('Open 2').click();
    await expect.element(dialog('Window 2')).toBeVisible();
    expect(docked.element().contains(dialog('Window 2').element())).toBe(false);
    expect(docked.element().querySelector('.gep-dialog-body')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    expect(dialog('Window 2').query()).toBeNull();
    expect(docked.query()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(docked.query()).toBeNull();
  });
});

describe('dialog frame', () => {
  it('describes how to move and resize it, and announces its new size', async () => {
    await open();
    await expect.element(dialog('Window 1')).toHaveAccessibleDescription(/Alt\+arrow keys move the window/);
    const before = boxOf('Window 1');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Alt>}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}{/Alt}');
    await expect.poll(() => boxOf('Window 1').width).toBe(before.width - 16);
    expect(boxOf('Window 1').left).toBe(before.left - 16);
    expect(boxOf('Window 1').height).toBe(before.height + 16);
    await expect.element(page.getByRole('status')).toHaveTextContent('484 by 416');
  });

  it('opens where it was left, in the storage of the host', async () => {
    await open();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    const left = boxOf('Window 1');
    await userEvent.keyboard('{Escape}');
    await button('Style').click();
    expect(boxOf('Window 1')).toEqual(left);
    expect([...places.keys()]).toEqual(['gep-dialog:nest']);
  });

  it('is dragged by its title and not out of the page', async () => {
    await open();
    const title = page.getByRole('heading', { name: 'Window 1' });
    await userEvent.dragAndDrop(title, button('Style'));
    await expect.poll(() => boxOf('Window 1').left).toBe(0);
    expect(boxOf('Window 1').top).toBe(0);
  });

  it('fits a small page and is itself again on a large one', async () => {
    await open();
    await page.viewport(400, 300);
    await expect.poll(() => boxOf('Window 1').width).toBe(400);
    expect(boxOf('Window 1').height).toBe(300);
    await page.viewport(1366, 768);
    await expect.poll(() => boxOf('Window 1').width).toBe(500);
  });

  it('stays in sight on a page that is shown smaller', async () => {
    document.documentElement.style.zoom = '0.7';
    await open();
    const { right, bottom, width } = boxOf('Window 1');
    expect(width).toBeCloseTo(350, 0);
    expect(right).toBeLessThanOrEqual(1366);
    expect(bottom).toBeLessThanOrEqual(768);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.poll(() => right - boxOf('Window 1').right).toBeCloseTo(16 * 0.7, 0);
  });

  it('is above the one that opened it, whose title stays visible', async () => {
    await open();
    await button('Open 2').click();
    await button('Open 3').click();
    for (const name of ['Window 1', 'Window 2', 'Window 3']) {
      const { left, top } = boxOf(name);
      const hit = document.elementFromPoint(left + 20, top + 20);
      expect(dialog(name).element().contains(hit)).toBe(true);
    }
    const { left, top, width, height } = boxOf('Window 3');
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(dialog('Window 3').element().contains(middle)).toBe(true);
  });

  it('stays below the ones it opened when it is clicked', async () => {
    await open();
    await button('Open 2').click();
    await page.getByRole('heading', { name: 'Window 1' }).click({ position: { x: 4, y: 4 } });
    const { left, top, width, height } = boxOf('Window 2');
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(dialog('Window 2').element().contains(middle)).toBe(true);
  });

  it('closes the topmost one by Escape, and gives the focus back to what opened it', async () => {
    await open();
    button('Open 2').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Window 2')).toBeVisible();
    // Escape in a lower window leaves it open.
    button('Ask 1').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Window 2')).not.toBeInTheDocument();
    await expect.element(dialog('Window 1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Window 1')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(button('Style').element());
  });

  it('waits while one opened from it is open, and leads there', async () => {
    await open();
    await button('Open 2').click();
    const asks = button('Ask 1').element();
    expect(asks.matches('[inert] *')).toBe(true);
    asks.focus();
    expect(document.activeElement).not.toBe(asks);
    page.getByRole('heading', { name: 'Window 1' }).element().focus();
    (dialog('Window 1').element() as HTMLElement).click();
    await expect.element(dialog('Window 2')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open 2')).toHaveFocus();
    expect(asks.matches('[inert] *')).toBe(false);
  });

  it('keeps the keys under its mask, and gives the focus back afterwards', async () => {
    const onClose = vi.fn();
    const masked = (mask: string | null) => (
      <StyleEditorProvider locale="en">
        <DialogFrame title="Window" onClose={onClose} mask={mask}>
          <Button onClick={() => undefined}>Compute</Button>
        </DialogFrame>
      </StyleEditorProvider>
    );
    const { rerender } = await render(masked(null));
    button('Compute').element().focus();
    await rerender(masked('Computing...'));
    await expect.element(dialog('Window')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await rerender(masked(null));
    await expect.element(button('Compute')).toHaveFocus();
  });

  it('asks over itself', async () => {
    await open();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}');
    await button('Ask 1').click();
    const question = page.getByRole('alertdialog', { name: 'Question 1' });
    await expect.element(question).toBeInTheDocument();
    const panel = document.querySelector('.gep-question')?.getBoundingClientRect();
    const middle = (box?: DOMRect) => (box ? box.left + box.width / 2 : NaN);
    const below = document.querySelector('[role=dialog]')?.getBoundingClientRect();
    expect(middle(panel)).toBeCloseTo(middle(below), 0);
    await userEvent.keyboard('{Escape}');
    expect(onQuestion).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(dialog('Window 1')).toBeVisible();
  });
});
