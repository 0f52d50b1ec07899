import * as z from 'zod';

/** State of a project's calculation. */
export const runState = z.enum(['NOT_RUN', 'IN_CALCULATE', 'COMPLETE', 'FAILED']);
export type RunState = z.infer<typeof runState>;
