import { Button } from '@gep/style-editor/controls';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isNarrow } from '../form/use-narrow';
import { useTool } from '../layout/use-tool';
import { FigureHost } from '../screen/figure/figure-host';
import { useIsProjectAdmin, useSession } from '../session/session-store';
import { SessionError } from './session-error';
import css from './shell.module.css';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useOpenProject } from '../session/use-open-project';
import { useSessionUser } from '../session/use-session-user';

/** Screens that a signed-in user may open without a project. */
const withoutProject = ['/preview', '/region/preview', '/library'];

const projectManagement = () => import('../screen/project/project-management');

/** Top bar, side menu and the screen; lets nobody in without a session. */
export default function RootLayout() {
  const { t } = useTranslation();
  const { token, user, projectId } = useSession();
  const isAdmin = useIsProjectAdmin();
  const { pathname, search } = useLocation();
  // On a phone the menu covers the screen: it is opened when it is needed.
  const [collapsed, setCollapsed] = useState(isNarrow);
  const managing = useTool(projectManagement);
  const project = useOpenProject();
  const info = useSessionUser();
  // The next screen begins at its top, not where the one before was left.
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    screen.current?.scrollTo(0, 0);
  }, [pathname]);

  // Who follows a link without a session is there once signed in.
  if (!token) return <Navigate to="/login" replace state={pathname + search} />;
  if (!user) return info.error && <SessionError error={info.error} onRetry={() => void info.refetch()} />;
  if (!isAdmin && !projectId && !withoutProject.includes(pathname))
    return <Navigate to="/adminViewPage" replace />;

  return (
    <div className={css.shell}>
      <TopBar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      <SideMenu
        collapsed={collapsed}
        onManage={managing.open}
        onChosen={() => isNarrow() && setCollapsed(true)}
      />
      <main className={css.content}>
        {project.data?.synthetic && (
          <div className={css.banner} role="note">
            {t('shell.synthetic')}
          </div>
        )}
        {project.data?.readOnly && (
          <div className={css.banner} role="note">
            {t('shell.readOnly')}
          </div>
        )}
        <div className={css.screen} ref={screen}>
          {projectId || withoutProject.includes(pathname) ? (
            <Suspense>
              <Outlet key={projectId} />
            </Suspense>
          ) : (
            <div className={css.blank}>
              <p>{t('shell.noProject')}</p>
              {isAdmin && (
                <Button look="primary" onClick={managing.open}>
                  {t('shell.openProject')}
                </Button>
              )}
            </div>
          )}
        </div>
      </main>
      <FigureHost />
      {managing.Tool && <managing.Tool onClose={managing.close} />}
    </div>
  );
}
