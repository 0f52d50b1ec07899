import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

/* Set-up of component tests whose files share a page: the library cleans up in the first file only. */
beforeEach(() => cleanup());
afterAll(() => cleanup());
