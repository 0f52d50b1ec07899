import { client } from '../client';

const calls = client as unknown as Record<string, unknown>;

/** What answers the console's calls in a test; a call that it lacks fails, and none reaches a server. */
export const backend = {
  get client(): Record<string, unknown> {
    return calls;
  },
  set client(answers: object) {
    for (const name of Object.keys(calls)) calls[name] = undefined;
    Object.assign(calls, answers);
  },
};

backend.client = {};
