import { replace } from 'react-router-dom';
import { useSession } from '../../session/session-store';
import { readHandOff, regionPreviewHandOff, takeHandOff } from '../../session/window-name';
import type { RegionPreviewHandOff } from '../../session/window-name';

/** The parameters of a tab, so that a reload of the preview shows the same file. */
const storageKey = 'gep-region-preview';

/** Parameters of the preview out of the window's name; null when they are missing. Without a session to the login. */
export function regionPreviewLoader(): RegionPreviewHandOff | Response | null {
  const taken = takeHandOff(regionPreviewHandOff);
  if (useSession.getState().token === null) return replace('/login');
  if (taken) sessionStorage.setItem(storageKey, JSON.stringify(taken));
  return taken ?? readHandOff(sessionStorage.getItem(storageKey) ?? '', regionPreviewHandOff);
}
