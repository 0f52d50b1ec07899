import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import {
  accountHolder,
  addDepartment,
  changeDepartmentPassword,
  deleteDepartment,
  listDepartments,
  listDistrictDepartments,
  updateDepartment,
} from './department';
import { projectOf, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Departments of a project. */
export function departmentRoutes(register: RegisterCall, services: Services): void {
  register(calls.addDepartment, ({ body }, request) =>
    addDepartment(services, sessionOf(request).user, body.projectId, body),
  );
  register(calls.updateDepartment, ({ body }, request) =>
    updateDepartment(services, sessionOf(request).user, body.projectId, body.userId, body),
  );
  register(calls.deleteDepartment, ({ params }) =>
    deleteDepartment(services, params.projectId, params.userId),
  );
  register(calls.changeDepartmentPassword, ({ body }, request) =>
    changeDepartmentPassword(services, projectOf(request).id, body.userId, body.password),
  );
  register(calls.listDepartments, ({ params, query }, request) =>
    listDepartments(services, sessionOf(request).user, params.projectId, query),
  );
  register(calls.listDistrictDepartments, ({ params }, request) =>
    listDistrictDepartments(services, sessionOf(request).user, params.projectId),
  );
  register(calls.departmentExists, ({ query }) => accountHolder(services, query.userName));
}
