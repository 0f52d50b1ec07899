import { expect, it } from 'vitest';
import { useSession } from './session-store';

const session = useSession.getState();

it('keeps the open project of a session that has expired, and forgets it on signing out', () => {
  session.signIn('token-1');
  session.openProject('p1');
  session.expire();
  expect(useSession.getState()).toMatchObject({ token: null, user: null, projectId: 'p1' });
  session.signIn('token-2');
  expect(useSession.getState()).toMatchObject({ token: 'token-2', projectId: 'p1' });
  session.signOut();
  expect(useSession.getState()).toMatchObject({ token: null, projectId: null });
  expect(sessionStorage.getItem('gep-project')).toBeNull();
  expect(document.cookie).not.toContain('token-2');
});
