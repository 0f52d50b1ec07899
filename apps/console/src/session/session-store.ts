import type { SessionUser } from '@gep/api-client';
import { createTabStore } from '../tab/tab-store';
import { takeLinkedProject } from './linked-project';
import { clearToken, readToken, writeToken } from './token-cookie';

const openProjectKey = 'gep-project';

interface Session {
  readonly token: string | null;
  readonly user: SessionUser | null;
  /** Id of the open project; remembered for the tab, so that two tabs may have two projects open. */
  readonly projectId: string | null;
  readonly offline: boolean;
  signIn(token: string): void;
  /** Goes on in another session of the same user. */
  renewToken(token: string): void;
  setUser(user: SessionUser): void;
  openProject(projectId: string | null): void;
  setOffline(offline: boolean): void;
  /** The session is over; who signs in again goes on in the project that was open. */
  expire(): void;
  signOut(): void;
}

export const useSession = createTabStore<Session>((set) => ({
  token: readToken(),
  user: null,
  // A link may name a project that cannot be opened: then it is closed once the user is there.
  projectId: takeLinkedProject() ?? sessionStorage.getItem(openProjectKey),
  offline: false,
  signIn: (token) => {
    writeToken(token);
    set({ token, user: null });
  },
  renewToken: (token) => {
    writeToken(token);
    set({ token });
  },
  setUser: (user) => set({ user }),
  openProject: (projectId) => {
    if (projectId) sessionStorage.setItem(openProjectKey, projectId);
    else sessionStorage.removeItem(openProjectKey);
    set({ projectId });
  },
  setOffline: (offline) => set({ offline }),
  expire: () => {
    clearToken();
    set({ token: null, user: null });
  },
  signOut: () => {
    clearToken();
    sessionStorage.removeItem(openProjectKey);
    set({ token: null, user: null, projectId: null });
  },
}));

/** Whether the signed-in user owns projects; everybody else reads. */
export function useIsProjectAdmin(): boolean {
  return useSession((session) => session.user?.role === 'PROJECT_ADMIN');
}
