import { replace } from 'react-router-dom';
import { useSession } from '../../session/session-store';
import { adminHandOff, takeHandOff } from '../../session/window-name';

/**
 * Takes over a session that another entry hands to the console in the name of the window: token and current project,
 * then on to the basic settings. Null without a sound hand-off: the screen then leaves for the administration.
 */
export function adminViewLoader(): Response | null {
  const handOff = takeHandOff(adminHandOff);
  if (handOff === null) return null;
  const session = useSession.getState();
  session.signIn(handOff.token);
  session.openProject(handOff.projectId);
  return replace('/setting/basic');
}
