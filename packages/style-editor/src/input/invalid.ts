import { createContext, useContext } from 'react';

/** Whether the control below is marked as wrong, e.g. by the field around it. */
export const Invalid = createContext(false);

/** `aria-invalid` of a control that is marked by the field around it or by itself. */
export function useInvalid(own = false): true | undefined {
  return useContext(Invalid) || own || undefined;
}
