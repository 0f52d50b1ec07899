import { createContext } from 'react';

/**
 * The element of the page that holds the windows which no other window has opened: they are part of the page there. Undefined:
 * they are windows over the page; null: they wait for their element.
 */
export const DockContext = createContext<HTMLElement | null | undefined>(undefined);
