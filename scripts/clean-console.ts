import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import i18n from '../apps/console/src/message';
import { queryClient } from '../apps/console/src/session/query-client';
import { useSession } from '../apps/console/src/session/session-store';
import { toast } from '../apps/console/src/session/toast';
import { resetTabStores } from '../apps/console/src/tab/tab-store';

/* Set-up of the console's component tests, whose files share a page: each file starts as in a new tab. */
beforeAll(async () => {
  useSession.getState().signOut();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  resetTabStores();
  await i18n.changeLanguage('zh-CN');
});
beforeEach(() => toast.dismiss());
afterAll(() => {
  vi.restoreAllMocks();
});
