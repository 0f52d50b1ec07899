import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import {
  changePublicStyle,
  importPublicStyles,
  publicLibrary,
  removePublicStyle,
  removePublicStyles,
  renamePublicGroup,
} from './public-styles';
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

/** The groups that the installation has added, for its administrators. */
export function publicLibraryRoutes(register: RegisterCall, services: Services): void {
  register(calls.listPublicLibrary, () => publicLibrary(services));
  register(calls.importPublicStyles, async ({ body }) => ({
    count: await importPublicStyles(services, body.group, body.file),
  }));
  register(calls.changePublicStyle, ({ params, body }) => changePublicStyle(services, params.id, body));
  register(calls.deletePublicStyle, ({ params }) => removePublicStyle(services, params.id));
  register(calls.renamePublicGroup, ({ query, body }) => renamePublicGroup(services, query.group, body.name));
  register(
    calls.deletePublicGroup,
    async ({ query }) => void (await removePublicStyles(services, query.group)),
  );
}
