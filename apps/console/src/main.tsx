import './shell/plain-checks';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './console.css';
import i18n from './message';
import { loadScreens, router, shownFirst } from './router';
import { queryClient } from './session/query-client';
import { useSession } from './session/session-store';
import { applyPageScale, fitsDisplay } from './session/page-scale';
import { applyTheme, currentTheme } from './session/theme';
import { quietMoment } from './tab/quiet-moment';
import { limitTexts } from './shell/trusted-types';

/** Comes after the page, which goes on without where this script cannot be loaded. */
const Toasts = lazy(async () => {
  await quietMoment();
  return import('./shell/toasts').catch(() => ({ default: () => <></> }));
});

limitTexts();
loadScreens(shownFirst(location.pathname));
applyTheme(currentTheme());
applyPageScale(fitsDisplay());
document.documentElement.lang = i18n.language;
document.title = i18n.t('app.name');
addEventListener('online', () => useSession.getState().setOffline(false));
addEventListener('offline', () => useSession.getState().setOffline(true));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
