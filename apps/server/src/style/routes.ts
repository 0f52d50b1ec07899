import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import {
  deleteUserStyle,
  publicStyleGroups,
  renameUserStyle,
  saveUserStyle,
  userStyle,
  userStyles,
} from './style-library';
import type { WorkerPool } from '../worker/worker-pool';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Public and private styles. */
export function styleLibraryRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(calls.listPublicStyles, ({ params }, { language }) =>
    publicStyleGroups(services, params.styleType, language),
  );
  register(calls.listUserStyles, ({ query }, request) =>
    userStyles(services, sessionOf(request).user.id, query),
  );
  register(calls.getUserStyle, ({ params }, request) =>
    userStyle(services, sessionOf(request).user.id, params.id),
  );
  register(calls.saveUserStyle, ({ body }, request) =>
    saveUserStyle(services, workers, sessionOf(request).user.id, body, request.signal),
  );
  register(calls.renameUserStyle, ({ params, body }, request) =>
    renameUserStyle(services, sessionOf(request).user.id, params.id, body.name),
  );
  register(calls.deleteUserStyle, ({ params }, request) =>
    deleteUserStyle(services, sessionOf(request).user.id, params.id),
  );
}
