import { afterAll, beforeAll, vi } from 'vitest';
import { useSession } from '../apps/console/src/session/session-store';

/* Set-up of the console's component tests, whose files share a page: each file starts as in a new tab. */
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.getState().signOut();
  useSession.setState(useSession.getInitialState());
});
afterAll(() => {
  vi.restoreAllMocks();
});
