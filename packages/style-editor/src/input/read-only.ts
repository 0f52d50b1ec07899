import { createContext, useContext } from 'react';

/** Whether everything below is shown and not changed. What only looks, e.g. a button that closes, is put under `false`. */
export const ReadOnly = createContext(false);

/** Whether this is a place where nothing can be changed. */
export const useReadOnly = (): boolean => useContext(ReadOnly);
