import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the real test data are on this machine: `scripts/serve-test-data.ts` gives them to the browser. */
    hasTestData: boolean;
  }
}

/** Whether tests in the browser can read the real test data. */
export const hasRealData = inject('hasTestData');

/** Address of a file of the test data, e.g. `rasters/single/dem.tif`. */
export const dataUrl = (path: string): string => new URL(`/test-data/${path}`, location.href).href;

/** Bytes of a file of the test data. */
export async function dataBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(dataUrl(path));
  if (!answer.ok) throw new Error(`no test data at ${path}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Names in a folder of the test data. */
export async function dataNames(folder: string): Promise<string[]> {
  return (await (await fetch(dataUrl(folder))).json()) as string[];
}
