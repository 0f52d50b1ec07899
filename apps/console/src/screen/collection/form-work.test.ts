import type { FormState } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { dueDays } from './form-work';

const now = new Date('2026-11-27T08:00:00Z');
const form = (formState: FormState, submitDue: string | null) => ({ formState, submitDue });

describe('the deadline of a form', () => {
  it.each([
    ['2026-11-27T07:59:00Z', { kind: 'overdue', days: 1 }],
    ['2026-11-24T09:00:00Z', { kind: 'overdue', days: 3 }],
    ['2026-11-27T20:00:00Z', { kind: 'soon', days: 0 }],
    ['2026-11-29T09:00:00Z', { kind: 'left', days: 2 }],
    [null, null],
  ])('on %s is %o', (due, expected) => {
    expect(dueDays(form('DRAFT', due), now)).toEqual(expected);
  });
  it('is met by what was handed in', () => {
    expect(dueDays(form('SUBMITTED', '2026-11-01T00:00:00Z'), now)).toBeNull();
    expect(dueDays(form('RETURNED', '2026-11-01T00:00:00Z'), now)).toMatchObject({ kind: 'overdue' });
  });
});
