/** How long it takes at most, in milliseconds. */
const patience = 2000;

/** Waits until the page has nothing else to do. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, patience / 10);
  });
}
