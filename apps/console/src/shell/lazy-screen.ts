import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lostFile } from '../tab/lost-script';

/** How long the script of a screen may take. */
const loadLimitMs = 120_000;

/** The script of a screen did not arrive in time. */
export class SlowScriptError extends Error {
  override readonly name = 'SlowScriptError';
}

type Module = { readonly default: ComponentType };

/** A component whose script can be asked for before it is shown. */
export type LazyScreen = LazyExoticComponent<ComponentType> & { readonly load: () => Promise<Module> };

/**
 * A screen whose script is loaded when it is first shown, or before by `load`. Fails with a `SlowScriptError` after two
 * minutes.
 */
export function lazyScreen(load: () => Promise<Module>): LazyScreen {
  let loading: Promise<Module> | undefined;
  const once = (): Promise<Module> => (loading ??= inTime(load));
  return Object.assign(lazy(once), { load: once });
}

function inTime(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new SlowScriptError()), loadLimitMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(clock));
  });
}

/** What kept a page from being shown: its script (too slow or not reachable), its stylesheet, or a fault in the page itself. */
export type PageFault = 'slow-script' | 'script' | 'stylesheet' | 'page';

export function pageFault(error: unknown): PageFault {
  return error instanceof SlowScriptError ? 'slow-script' : (lostFile(error) ?? 'page');
}
