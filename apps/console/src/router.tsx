import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes';

/** The router of the page: history mode. */
export const router = createBrowserRouter(routes);
