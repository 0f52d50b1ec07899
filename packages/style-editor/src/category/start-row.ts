import { createContext } from 'react';

/** Key of the row that has the focus when a table of classes opens; null: the focus stays where it is. */
export const StartRow = createContext<string | null>(null);
