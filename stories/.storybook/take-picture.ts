import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What the addon leaves in the context of a test. */
interface StoryTest {
  readonly task: {
    readonly result?: { readonly state: string };
    readonly meta: { readonly storyId?: string };
  };
  readonly story?: { readonly globals: { readonly locale: string; readonly theme: string } };
}

/** Every story that passed is compared with its picture: the dialog that it opens, else what it draws in the page. */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryTest;
  const { storyId } = task.meta;
  if (!story || !storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const element = document.querySelector('[role="dialog"], .gep-root') ?? document.body;
  const name = `${story.globals.locale}-${story.globals.theme}/${storyId}`;
  await expect.element(page.elementLocator(element)).toMatchScreenshot(name);
});
