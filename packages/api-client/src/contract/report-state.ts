import * as z from 'zod';

/**
 * Working states of a report form: handed out, begun, handed in, sent back with a reason, confirmed. Only what is
 * confirmed becomes an input of the models.
 */
export const formState = z.enum(['ASSIGNED', 'DRAFT', 'SUBMITTED', 'RETURNED', 'CONFIRMED']);
export type FormState = z.infer<typeof formState>;

/** What can be done to a form. */
export type FormAction = 'save' | 'submit' | 'withdraw' | 'confirm' | 'return' | 'cancelConfirmation';

/** Whose action it is: the department that fills the form in, or the owner of the project, who reviews it. */
export type FormActor = 'department' | 'owner';

/** An action: who may take it, in which states, and the state that it leads to. */
export interface FormMove {
  readonly by: FormActor;
  readonly from: readonly FormState[];
  readonly to: FormState;
}

/** The whole cycle. What is not in it is refused. */
export const formMoves: Readonly<Record<FormAction, FormMove>> = {
  save: { by: 'department', from: ['ASSIGNED', 'DRAFT', 'RETURNED'], to: 'DRAFT' },
  submit: { by: 'department', from: ['DRAFT'], to: 'SUBMITTED' },
  withdraw: { by: 'department', from: ['SUBMITTED'], to: 'DRAFT' },
  confirm: { by: 'owner', from: ['SUBMITTED'], to: 'CONFIRMED' },
  return: { by: 'owner', from: ['SUBMITTED'], to: 'RETURNED' },
  cancelConfirmation: { by: 'owner', from: ['CONFIRMED'], to: 'SUBMITTED' },
};

/**
 * Whether somebody may take an action on a form in a state.
 * @example
 * canMove('DRAFT', 'submit', 'department'); // true
 * canMove('DRAFT', 'confirm', 'owner'); // false
 */
export function canMove(state: FormState, action: FormAction, by: FormActor): boolean {
  const move = formMoves[action];
  return move.by === by && move.from.includes(state);
}
