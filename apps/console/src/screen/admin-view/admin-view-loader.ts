import { replace } from 'react-router-dom';
import { leaveTo } from '../../session/leave';
import { useSession } from '../../session/session-store';
import { adminHandOff, takeHandOff } from '../../session/window-name';

/** Port of the administration on the same host. */
const administrationPort = 9998;

/**
 * Takes over a session that another entry hands to the console in the name of the window: token and current project,
 * then on to the basic settings. Without a sound hand-off the token is cleared and the administration opens.
 */
export function adminViewLoader(): Response | null {
  const handOff = takeHandOff(adminHandOff);
  const session = useSession.getState();
  if (handOff === null) {
    session.signOut();
    leaveTo(`${location.protocol}//${location.hostname}:${administrationPort}/`);
    return null;
  }
  session.signIn(handOff.token);
  session.openProject(handOff.projectId);
  return replace('/setting/basic');
}
