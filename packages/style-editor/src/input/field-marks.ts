import { createContext, useContext } from 'react';

/** What the field around a control says about it. */
export interface Marks {
  /** The value is wrong. */
  readonly invalid: boolean;
  /** Id of the text that explains the control or what is wrong with it. */
  readonly note?: string;
}

/** Set by a field for the control below it. */
export const FieldMarks = createContext<Marks>({ invalid: false });

/** Attributes of a control that is marked and described by the field around it, or by itself. */
export function useMarks(invalid = false, describedBy?: string) {
  const field = useContext(FieldMarks);
  return {
    'aria-invalid': field.invalid || invalid || undefined,
    'aria-describedby': [field.note, describedBy].filter(Boolean).join(' ') || undefined,
  };
}
