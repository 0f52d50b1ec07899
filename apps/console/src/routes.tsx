import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminView } from './screen/admin-view/admin-view';
import { adminViewLoader } from './screen/admin-view/admin-view-loader';
import { LoginScreen } from './screen/login/login';
import { regionPreviewLoader } from './screen/region-preview/region-preview-loader';
import { PageError } from './shell/page-error';
import { RootLayout } from './shell/root-layout';
import { Start } from './shell/start';

const BasicSetting = lazy(() => import('./screen/basic-settings/basic-settings'));
const ModelSetting = lazy(() => import('./screen/model-settings/model-settings'));
const ForcedZero = lazy(() => import('./screen/forced-zero/forced-zero'));
const SpaceSharing = lazy(() => import('./screen/space-sharing/space-sharing'));
const Collection = lazy(() => import('./screen/collection/collection'));
const DepartmentManagement = lazy(() => import('./screen/department/department-management'));
const Pretreatment = lazy(() => import('./screen/pretreatment/pretreatment'));
const Accounting = lazy(() => import('./screen/accounting/accounting'));
const Result = lazy(() => import('./screen/result/result'));
const RegionPreview = lazy(() => import('./screen/region-preview/region-preview'));

/** The routes of the console; all but the public ones and the preview in a separate tab are under the root layout. */
export const routes: RouteObject[] = [
  { path: '/login', element: <LoginScreen />, errorElement: <PageError /> },
  {
    path: '/adminViewPage',
    loader: adminViewLoader,
    hydrateFallbackElement: <></>,
    element: <AdminView />,
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
      { path: 'setting/coerciveRelation', element: <ForcedZero /> },
      { path: 'setting/spaceSharing', element: <SpaceSharing /> },
      { path: 'setting/department', element: <DepartmentManagement /> },
      { path: 'data/distribution', element: <Collection /> },
      { path: 'pretreatment', element: <Pretreatment /> },
      { path: 'accounting', element: <Accounting /> },
      { path: 'result', element: <Result /> },
      { path: '*', element: <Navigate to="/setting/basic" replace /> },
    ],
  },
];
