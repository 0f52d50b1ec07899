import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session-store';
import { startOf } from './menu-entries';

/** Leads to the screen where somebody of the user's role begins. */
export default function Start() {
  const role = useSession((session) => session.user?.role);
  return role && <Navigate to={startOf(role)} replace />;
}
