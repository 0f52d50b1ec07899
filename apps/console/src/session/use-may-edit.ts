import { useIsProjectAdmin } from './session-store';
import { useOpenProject } from './use-open-project';

/** Whether the open project is the user's to edit: its owner's, unless it was opened from an evidence bundle. */
export function useMayEdit(): boolean {
  const isAdmin = useIsProjectAdmin();
  const project = useOpenProject();
  return isAdmin && project.data?.readOnly !== true;
}
