import { afterEach, beforeEach, expect, inject } from 'vitest';
import type { TestContext } from 'vitest';
import { page } from 'vitest/browser';

/** What the addon leaves in the context of a test. */
interface StoryTest extends TestContext {
  readonly task: TestContext['task'] & { readonly meta: { readonly storyId?: string } };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every story has a picture, or the first of a page only; names of the pictures, null to take them. */
    readonly pictured: {
      readonly every: boolean;
      readonly known: readonly string[] | null;
      /** Whether stories without a picture are left out. */
      readonly only: boolean;
    };
  }
}

/** The picture of a story, null where it has none: `every` by the story, else by its page. */
function pictureName({ task }: StoryTest): string | null {
  const { every, known } = inject('pictured');
  if (!every)
    return task.file.tasks[0]?.id === task.id ? task.file.name.replace(/\.stories\.tsx$/, '') : null;
  const name = task.meta.storyId ?? null;
  return name === null || known === null || known.includes(`${name}.png`) ? name : null;
}

/** The whole page while something floats over the story, else the dialog that it opened, else what it draws. */
function pictured(): Element {
  const one = (selector: string) => document.querySelector(selector);
  if (one('.gep-popup, .gep-question')) return document.body;
  return one('[role="dialog"]') ?? one('.gep-root') ?? document.body;
}

beforeEach((context) => {
  if (inject('pictured').only && pictureName(context) === null) context.skip();
});

/** Stories that passed are compared with their pictures. */
afterEach(async (context) => {
  const test = context as StoryTest;
  const name = pictureName(test);
  if (name === null || test.task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect.element(page.elementLocator(pictured())).toMatchScreenshot(name);
});
