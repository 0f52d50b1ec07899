import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import {
  deleteUserStyle,
  publicStyleGroups,
  renameUserStyle,
  saveUserStyle,
  userStyleOf,
} from '../domain/style-library';
import { sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';
import { userStylesOf } from '../store/style';

/** Public and private styles. */
export function styleLibraryRoutes(register: RegisterCall, context: Context): void {
  register(calls.listPublicStyles, ({ params }) => publicStyleGroups(context, params.styleType));
  register(calls.listUserStyles, async (_input, request) => {
    const rows = await userStylesOf(context.database.db, sessionOf(request).user.id);
    return rows.map(userStyleOf);
  });
  register(calls.saveUserStyle, ({ body }, request) =>
    saveUserStyle(context, sessionOf(request).user.id, body),
  );
  register(calls.renameUserStyle, ({ params, body }, request) =>
    renameUserStyle(context, sessionOf(request).user.id, params.id, body.name),
  );
  register(calls.deleteUserStyle, ({ params }, request) =>
    deleteUserStyle(context, sessionOf(request).user.id, params.id),
  );
}
