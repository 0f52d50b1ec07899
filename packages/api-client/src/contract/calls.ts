import { accountCalls } from './calls/account-calls';
import { collectionCalls } from './calls/collection-calls';
import { commonCalls } from './calls/common-calls';
import { mapCalls } from './calls/map-calls';
import { settingCalls } from './calls/setting-calls';

/** Every call of the API by name: the one table that server, documentation and tests read. */
export const calls = {
  ...commonCalls,
  ...mapCalls,
  ...settingCalls,
  ...collectionCalls,
  ...accountCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
