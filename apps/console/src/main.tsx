import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from 'sonner';
import './console.css';
import { ConfirmHost } from './form/confirm';
import { ConflictHost } from './form/conflict-dialog';
import i18n from './message';
import { router } from './router';
import { queryClient } from './session/query-client';
import { useSession } from './session/session-store';
import { applyPageScale, fitsDisplay } from './session/page-scale';
import { applyTheme, currentTheme } from './session/theme';
import { limitTexts } from './shell/trusted-types';

limitTexts();
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
      <ConfirmHost />
      <ConflictHost />
      <Toaster theme={currentTheme()} position="bottom-right" duration={2000} visibleToasts={4} />
    </QueryClientProvider>
  </StrictMode>,
);
