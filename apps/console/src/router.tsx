import { lazy } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { LoginScreen } from './screen/login/login';
import { PageError } from './shell/page-error';
import { RootLayout } from './shell/root-layout';

const BasicSetting = lazy(() => import('./screen/setting-basic/setting-basic'));
const ModelSetting = lazy(() => import('./screen/setting-model/setting-model'));
const Pretreatment = lazy(() => import('./screen/pretreatment/pretreatment'));
const Accounting = lazy(() => import('./screen/accounting/accounting'));
const Result = lazy(() => import('./screen/result/result'));

/** The routes of the console; everything but the public ones stands under the root layout. */
export const router = createBrowserRouter([
  { path: '/login', element: <LoginScreen />, errorElement: <PageError /> },
  {
    path: '/',
    element: <RootLayout />,
    errorElement: <PageError />,
    children: [
      { index: true, element: <Navigate to="/setting/basic" replace /> },
      { path: 'setting/basic', element: <BasicSetting /> },
      { path: 'setting/model', element: <ModelSetting /> },
      { path: 'pretreatment', element: <Pretreatment /> },
      { path: 'accounting', element: <Accounting /> },
      { path: 'result', element: <Result /> },
      { path: '*', element: <Navigate to="/setting/basic" replace /> },
    ],
  },
]);
