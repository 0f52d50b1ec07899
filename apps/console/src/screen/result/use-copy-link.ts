import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { useCopyText } from '../../form/copy-text';
import { linkToProject } from '../../session/linked-project';
import { useSession } from '../../session/session-store';

/** Copies links to this screen, in the open project. */
export function useCopyLink() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId);
  const page = useHref(useLocation().pathname);
  const { copy, dialog } = useCopyText(t('result.copyLink'));
  return {
    copy: (query: URLSearchParams): void =>
      void copy(linkToProject(new URL(`${page}?${query}`, window.location.href), projectId)),
    /** Shows the link where the browser did not let it be copied. */
    dialog,
  };
}
