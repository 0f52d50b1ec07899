import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { loadWords } from './message';
import { lazyScreen } from './shell/lazy-screen';
import type { LazyScreen } from './shell/lazy-screen';
import { PageError } from './shell/page-error';

/** A screen with its words; only the login does without. A test holds which screens have those of the frame. */
const screen = (load: () => Promise<{ default: ComponentType }>, words: 'frame' | 'all' = 'all') =>
  lazyScreen(async () => {
    const loads = [loadWords(words), ...(words === 'all' ? [editorWords()] : [])];
    return (await Promise.all([load(), ...loads]))[0];
  });

/** With those of the frame they come when the first of them is shown. */
const editorWords = async () => (await import('./message/editor-words')).loadEditorWords();

// The login brings the few words that it needs.
const Login = lazyScreen(() => import('./screen/login/login'));
const Questions = screen(() => import('./form/questions'), 'frame');
const RootLayout = screen(() => import('./shell/root-layout'), 'frame');
const Start = screen(() => import('./shell/start'), 'frame');
const AdminView = screen(() => import('./screen/admin-view/admin-view'));
const BasicSetting = screen(() => import('./screen/basic-settings/basic-settings'));
const ModelSetting = screen(() => import('./screen/model-settings/model-settings'));
const ForcedZero = screen(() => import('./screen/forced-zero/forced-zero'));
const SpaceSharing = screen(() => import('./screen/space-sharing/space-sharing'));
const ReportNaming = screen(() => import('./screen/report-items/report-naming'));
const Assignment = screen(() => import('./screen/report-items/assignment'));
const Collection = screen(() => import('./screen/collection/collection'));
const Review = screen(() => import('./screen/review/review'));
const ReportForm = screen(() => import('./screen/collection/form-page'));
const DepartmentManagement = screen(() => import('./screen/department/department-management'));
const Progress = screen(() => import('./screen/progress/progress'));
const Notices = screen(() => import('./screen/notice/notice'));
const TechnicalSupport = screen(() => import('./screen/support/technical-support'));
const StyleLibrary = screen(() => import('./screen/style-library/style-library'));
const DownloadFiles = screen(() => import('./screen/download/download-files'));
const Register = screen(() => import('./screen/login/register'));
const Pretreatment = screen(() => import('./screen/pretreatment/pretreatment'));
const Accounting = screen(() => import('./screen/accounting/accounting'));
const Result = screen(() => import('./screen/result/result'), 'frame');
const AccountCharts = screen(() => import('./screen/account-charts/account-charts'));
const FilePreview = screen(() => import('./screen/preview/file-preview'));
const RegionPreview = screen(() => import('./screen/preview/region-preview'));

/** The part of the address, and the screen it leads to once its script is there. */
const page = (path: string, Screen: LazyScreen, loader?: LoaderFunction): NonIndexRouteObject => ({
  path,
  handle: Screen,
  element: (
    <Suspense>
      <Screen />
    </Suspense>
  ),
  errorElement: <PageError />,
  ...(loader && { loader, hydrateFallbackElement: <></> }),
});

/** A screen under the root layout, which waits for its script. */
const inside = (path: string, Screen: LazyScreen): NonIndexRouteObject => ({
  path,
  handle: Screen,
  element: <Screen />,
});

/**
 * The routes of the console; all but the public ones and the previews in a separate tab are under the root layout.
 */
export const routes: RouteObject[] = [
  page('/login', Login),
  page('/register', Register),
  page('/downloadFiles', DownloadFiles),
  page('/adminViewPage', AdminView, async () =>
    (await import('./screen/admin-view/admin-view-loader')).adminViewLoader(),
  ),
  {
    element: (
      <>
        <Outlet />
        <Suspense>
          <Questions />
        </Suspense>
      </>
    ),
    errorElement: <PageError />,
    children: [
      page('/preview', FilePreview, async (args) =>
        (await import('./screen/preview/preview-loader')).filePreviewLoader(args),
      ),
      page('/region/preview', RegionPreview, async () =>
        (await import('./screen/preview/preview-loader')).regionPreviewLoader(),
      ),
      {
        ...page('/', RootLayout),
        children: [
          { index: true, element: <Start /> },
          inside('setting/basic', BasicSetting),
          inside('setting/model', ModelSetting),
          inside('setting/model/assignment', Assignment),
          inside('setting/coerciveRelation', ForcedZero),
          inside('setting/spaceSharing', SpaceSharing),
          inside('setting/report/rename', ReportNaming),
          inside('setting/department', DepartmentManagement),
          inside('data/distribution', Collection),
          inside('data/confirm', Review),
          inside('data/distribution/:reportFormId', ReportForm),
          inside('progress', Progress),
          inside('notice', Notices),
          inside('library', StyleLibrary),
          inside('technicalSupport', TechnicalSupport),
          inside('pretreatment', Pretreatment),
          inside('accounting', Accounting),
          inside('result', Result),
          inside('data/result', AccountCharts),
          { path: '*', element: <Navigate to="/setting/basic" replace /> },
        ],
      },
    ],
  },
];
