import { replace } from 'react-router-dom';
import i18n from '../../message';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { adminHandOff, takeHandOff } from '../../session/window-name';
import type { AdminHandOff } from '../../session/window-name';
import { toast } from '../../session/toast';

/**
 * Takes over a session that another entry hands to the console in the name of the window: token and current project,
 * then on to the basic settings. It counts only where the token is that of the project's owner, and where nobody else is
 * signed in: a page that opens this one cannot put a visitor into another account. Null without a sound hand-off: the
 * screen then leaves for the administration.
 */
export async function adminViewLoader(): Promise<Response | null> {
  const handOff = takeHandOff(adminHandOff);
  if (handOff === null) return null;
  const { token: before } = useSession.getState();
  const present = before === null || before === handOff.token ? null : await userOf(before);
  const owner = await ownerOf(handOff);
  if (owner !== null && (present === null || present.userId === owner.userId)) {
    useSession.getState().signIn(handOff.token);
    useSession.getState().openProject(handOff.projectId);
    return replace('/setting/basic');
  }
  if (before === null || present === null) return null;
  useSession.getState().signIn(before);
  toast.error(i18n.t('session.handOffRefused', { name: present.userName }));
  return replace('/');
}

/** Whom a token belongs to; null where its session does not hold. */
async function userOf(token: string, projectId?: string) {
  useSession.getState().signIn(token);
  return client.userInfo({ projectId }, { quiet: true }).catch(() => null);
}

async function ownerOf({ token, projectId }: AdminHandOff) {
  const user = await userOf(token, projectId);
  return user?.role === 'PROJECT_ADMIN' && user.projectId === projectId ? user : null;
}
