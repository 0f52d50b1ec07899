import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { routes } from './routes';
import { useSession } from './session/session-store';
import type { LazyScreen } from './shell/lazy-screen';

/** The router of the page: history mode. */
export const router = createBrowserRouter(routes);

/** Addresses that everybody sees. */
const open = ['/register', '/downloadFiles'];

/** The address that is shown in place of one that was asked for: without a session the login. */
export function shownFirst(pathname: string): string {
  return useSession.getState().token !== null || open.includes(pathname) ? pathname : '/login';
}

/**
 * Asks for the scripts of all that an address shows at once: left to themselves, a screen is asked for once the frame
 * around it has drawn itself. Where one fails, the place that shows it says so.
 */
export function loadScreens(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const screen = route.handle as LazyScreen | undefined;
    screen?.load().catch(() => undefined);
  }
}
