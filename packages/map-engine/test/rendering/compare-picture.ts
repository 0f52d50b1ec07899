import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** False where another browser drew the stored pictures. */
    readonly comparesPictures: boolean;
  }
}

/** Compares what an element shows, pixel by pixel, with the picture `<name>.png` of this package. */
export async function comparePicture(element: Element, name: string): Promise<void> {
  await document.fonts.ready;
  if (!inject('comparesPictures')) return;
  await expect.element(page.elementLocator(element)).toMatchScreenshot(name);
}
