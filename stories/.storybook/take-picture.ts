import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** What the addon leaves in the context of a test. */
interface StoryTest {
  readonly task: {
    readonly result?: { readonly state: string };
    readonly meta: { readonly storyId?: string };
  };
  readonly story?: { readonly globals: { readonly locale: string; readonly theme: string } };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Language and theme of this run. */
    readonly pictured: { readonly locale: string; readonly theme: string };
  }
}

/** Stories that insist on a language are pictured in the first run only: their theme does not change their layout. */
function isPictured({ locale, theme }: { readonly locale: string; readonly theme: string }): boolean {
  const run = inject('pictured');
  return run.theme === 'light' || (locale === run.locale && theme === run.theme);
}

/** The whole page while something floats over the story, else the dialog that it opened, else what it draws. */
function pictured(): Element {
  const one = (selector: string) => document.querySelector(selector);
  if (one('.gep-popup, .gep-question')) return document.body;
  return one('[role="dialog"]') ?? one('.gep-root') ?? document.body;
}

/** Every story that passed is compared with its picture. */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryTest;
  const { storyId } = task.meta;
  if (!story || !storyId || task.result?.state === 'fail' || !isPictured(story.globals)) return;
  await document.fonts.ready;
  const element = pictured();
  const name = `${story.globals.locale}-${story.globals.theme}/${storyId}`;
  await expect.element(page.elementLocator(element)).toMatchScreenshot(name);
});
