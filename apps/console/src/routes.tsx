import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminView } from './screen/admin-view/admin-view';
import { adminViewLoader } from './screen/admin-view/admin-view-loader';
import { LoginScreen } from './screen/login/login';
import { filePreviewLoader, regionPreviewLoader } from './screen/preview/preview-loader';
import { lazyScreen } from './shell/lazy-screen';
import { PageError } from './shell/page-error';
import { RootLayout } from './shell/root-layout';
import { Start } from './shell/start';

const BasicSetting = lazyScreen(() => import('./screen/basic-settings/basic-settings'));
const ModelSetting = lazyScreen(() => import('./screen/model-settings/model-settings'));
const ForcedZero = lazyScreen(() => import('./screen/forced-zero/forced-zero'));
const SpaceSharing = lazyScreen(() => import('./screen/space-sharing/space-sharing'));
const ReportNaming = lazyScreen(() => import('./screen/report-items/report-naming'));
const Assignment = lazyScreen(() => import('./screen/report-items/assignment'));
const Collection = lazyScreen(() => import('./screen/collection/collection'));
const Review = lazyScreen(() => import('./screen/review/review'));
const ReportForm = lazyScreen(() => import('./screen/collection/form-page'));
const DepartmentManagement = lazyScreen(() => import('./screen/department/department-management'));
const Progress = lazyScreen(() => import('./screen/progress/progress'));
const Notices = lazyScreen(() => import('./screen/notice/notice'));
const TechnicalSupport = lazyScreen(() => import('./screen/support/technical-support'));
const DownloadFiles = lazyScreen(() => import('./screen/download/download-files'));
const Register = lazyScreen(() => import('./screen/login/register'));
const Pretreatment = lazyScreen(() => import('./screen/pretreatment/pretreatment'));
const Accounting = lazyScreen(() => import('./screen/accounting/accounting'));
const Result = lazyScreen(() => import('./screen/result/result'));
const FilePreview = lazyScreen(() => import('./screen/preview/file-preview'));
const RegionPreview = lazyScreen(() => import('./screen/preview/region-preview'));

/** The routes of the console; all but the public ones and the previews in a separate tab are under the root layout. */
export const routes: RouteObject[] = [
  { path: '/login', element: <LoginScreen />, errorElement: <PageError /> },
  {
    path: '/register',
    element: (
      <Suspense>
        <Register />
      </Suspense>
    ),
    errorElement: <PageError />,
  },
  {
    path: '/downloadFiles',
    element: (
      <Suspense>
        <DownloadFiles />
      </Suspense>
    ),
    errorElement: <PageError />,
  },
  {
    path: '/adminViewPage',
    loader: adminViewLoader,
    hydrateFallbackElement: <></>,
    element: <AdminView />,
    errorElement: <PageError />,
  },
  {
    path: '/preview',
    loader: filePreviewLoader,
    hydrateFallbackElement: <></>,
    element: (
      <Suspense>
        <FilePreview />
      </Suspense>
    ),
    errorElement: <PageError />,
  },
  {
    path: '/region/preview',
    loader: regionPreviewLoader,
    hydrateFallbackElement: <></>,
    element: (
      <Suspense>
        <RegionPreview />
      </Suspense>
    ),
    errorElement: <PageError />,
  },
  {
    path: '/',
    element: <RootLayout />,
    errorElement: <PageError />,
    children: [
      { index: true, element: <Start /> },
      { path: 'setting/basic', element: <BasicSetting /> },
      { path: 'setting/model', element: <ModelSetting /> },
      { path: 'setting/model/assignment', element: <Assignment /> },
      { path: 'setting/coerciveRelation', element: <ForcedZero /> },
      { path: 'setting/spaceSharing', element: <SpaceSharing /> },
      { path: 'setting/report/rename', element: <ReportNaming /> },
      { path: 'setting/department', element: <DepartmentManagement /> },
      { path: 'data/distribution', element: <Collection /> },
      { path: 'data/confirm', element: <Review /> },
      { path: 'data/distribution/:reportFormId', element: <ReportForm /> },
      { path: 'progress', element: <Progress /> },
      { path: 'notice', element: <Notices /> },
      { path: 'technicalSupport', element: <TechnicalSupport /> },
      { path: 'pretreatment', element: <Pretreatment /> },
      { path: 'accounting', element: <Accounting /> },
      { path: 'result', element: <Result /> },
      { path: '*', element: <Navigate to="/setting/basic" replace /> },
    ],
  },
];
