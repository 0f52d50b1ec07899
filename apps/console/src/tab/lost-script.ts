/** How Chromium, Firefox and Safari word it when an imported script cannot be fetched. */
const lostScript = /dynamically imported module|importing a module script failed/i;
/** How the loader of Vite words it. */
const lostStylesheet = /unable to preload css/i;

/** Whether an import failed because a file did not come, and which kind; null for every other error. */
export function lostFile(error: unknown): 'script' | 'stylesheet' | null {
  const message = error instanceof Error ? error.message : '';
  if (lostStylesheet.test(message)) return 'stylesheet';
  return lostScript.test(message) ? 'script' : null;
}
