import { describe, expect, it } from 'vitest';
import { canMove, formMoves, formState } from './report-state';
import type { FormAction, FormActor, FormState } from './report-state';

/** Every cell that is allowed, written by hand: `state action actor → next state`. */
const allowed: Readonly<Record<string, FormState>> = {
  'ASSIGNED save department': 'DRAFT',
  'DRAFT save department': 'DRAFT',
  'RETURNED save department': 'DRAFT',
  'DRAFT submit department': 'SUBMITTED',
  'SUBMITTED withdraw department': 'DRAFT',
  'SUBMITTED confirm owner': 'CONFIRMED',
  'SUBMITTED return owner': 'RETURNED',
  'CONFIRMED cancelConfirmation owner': 'SUBMITTED',
};

const actors: readonly FormActor[] = ['department', 'owner'];
const actions = Object.keys(formMoves) as FormAction[];
const cells = formState.options.flatMap((state) =>
  actions.flatMap((action) => actors.map((actor) => [state, action, actor] as const)),
);

describe('the cycle of a report form', () => {
  it('has 5 states, 6 actions and 2 actors', () => expect(cells).toHaveLength(60));
  it.each(cells)('%s, %s by the %s', (state, action, actor) => {
    const next = canMove(state, action, actor) ? formMoves[action].to : undefined;
    expect(next).toBe(allowed[`${state} ${action} ${actor}`]);
  });
  it('lets a form come from handed out to confirmed, and back to the department', () => {
    const road: readonly (readonly [FormAction, FormActor])[] = [
      ['save', 'department'],
      ['submit', 'department'],
      ['return', 'owner'],
      ['save', 'department'],
      ['submit', 'department'],
      ['confirm', 'owner'],
      ['cancelConfirmation', 'owner'],
      ['return', 'owner'],
    ];
    let state: FormState = 'ASSIGNED';
    for (const [action, actor] of road) {
      expect(canMove(state, action, actor)).toBe(true);
      state = formMoves[action].to;
    }
    expect(state).toBe('RETURNED');
  });
});
