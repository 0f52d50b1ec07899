import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import {
  accountHolder,
  addDepartment,
  changeDepartmentPassword,
  deleteDepartment,
  listDepartments,
  listDistrictDepartments,
  updateDepartment,
} from '../domain/department';
import { projectOf, sessionOf } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Departments of a project. */
export function departmentRoutes(register: RegisterCall, context: Context): void {
  register(calls.addDepartment, ({ body }, request) =>
    addDepartment(context, sessionOf(request).user, body.projectId, body),
  );
  register(calls.updateDepartment, ({ body }, request) =>
    updateDepartment(context, sessionOf(request).user, body.projectId, body.userId, body),
  );
  register(calls.deleteDepartment, async ({ params }) => {
    await deleteDepartment(context, params.projectId, params.userId);
    return null;
  });
  register(calls.changeDepartmentPassword, async ({ body }, request) => {
    await changeDepartmentPassword(context, projectOf(request).id, body.userId, body.password);
    return null;
  });
  register(calls.listDepartments, ({ params, query }, request) =>
    listDepartments(context, sessionOf(request).user, params.projectId, query),
  );
  register(calls.listDistrictDepartments, ({ params }, request) =>
    listDistrictDepartments(context, sessionOf(request).user, params.projectId),
  );
  register(calls.departmentExists, ({ query }) => accountHolder(context, query.userName));
}
