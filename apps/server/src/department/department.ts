import type { Department } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { changedFields, noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import { noteAct } from '../act/act';
import { lockProject } from '../store/lock-project';
import { departmentFigures } from '../report/figure-queries';
import type { DepartmentFigures } from '../report/figure-queries';
import { revokeSessionsOf } from '../user/session-queries';
import {
  countDepartments,
  deleteUser,
  departmentsOf,
  districtDepartmentsOf,
  findUser,
  findUserByName,
  insertUsers,
  updateUser,
} from '../user/queries';
import type { NewUser, User } from '../user/queries';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { checkCount, pageWindow } from '../store/page-window';
import type { PageQuery } from '../store/page-window';
import { newDepartment } from '../user/new-department';
import { hashPassword } from '../user/password';
import { setPassword } from '../user/set-password';

/** A department as clients see it, with all that is known of its forms; without figures where it has none. */
export interface DepartmentFacts {
  readonly department: Department;
  readonly figures: DepartmentFigures | undefined;
}

/**
 * Departments as clients see them. Accounts, contacts and passcodes are for the owner and for the department itself, the
 * initial password only for the owner, and only while it holds.
 */
export async function departmentFacts(
  services: Services,
  viewer: User,
  rows: readonly User[],
): Promise<DepartmentFacts[]> {
  const projectId = rows[0]?.projectId;
  if (!projectId) return [];
  const { db } = services.database;
  const ids = rows.map(({ id }) => id);
  const allFigures = await departmentFigures(db, projectId, services.now(), ids);
  const shown = (sealed: string | null): string | null =>
    viewer.role === 'PROJECT_ADMIN' && sealed !== null ? services.secrets.unseal(sealed) : null;
  return rows.map((row) => {
    const known = viewer.role === 'PROJECT_ADMIN' || viewer.id === row.id;
    const personal = (text: string): string => (known ? text : '');
    const figures = allFigures.get(row.id);
    const department = {
      userId: row.id,
      userName: personal(row.userName),
      realName: personal(row.realName),
      phone: personal(row.phone),
      email: personal(row.email),
      deptName: row.deptName,
      userLevel: row.userLevel,
      projectId,
      districtCode: row.districtCode,
      dataEntryPasscode: personal(row.dataEntryPasscode),
      fillProgress: figures?.fillProgress ?? 0,
      confirmProgress: figures?.confirmProgress ?? 0,
      password: shown(row.initialPassword),
    };
    return { department, figures };
  });
}

async function views(services: Services, viewer: User, rows: readonly User[]): Promise<Department[]> {
  return (await departmentFacts(services, viewer, rows)).map(({ department }) => department);
}

/** The departments of a project, page by page, with what is known of their forms. @throws GepError TOO_MANY_ROWS */
export async function listDepartmentFacts(
  services: Services,
  viewer: User,
  projectId: string,
  query: PageQuery,
): Promise<{ data: DepartmentFacts[]; totalCount: number }> {
  const { db } = services.database;
  const totalCount = await countDepartments(db, projectId);
  checkCount(query, totalCount);
  const rows = await departmentsOf(db, projectId, {
    ...pageWindow(query),
    order: {
      by: query.sortField === 'user_name' || query.sortField === 'userName' ? 'user_name' : 'dept_name',
      descending: query.sortOrder === 'desc',
    },
  });
  return { data: await departmentFacts(services, viewer, rows), totalCount };
}

/** @throws GepError TOO_MANY_ROWS */
export async function listDepartments(
  services: Services,
  viewer: User,
  projectId: string,
  query: PageQuery,
): Promise<{ data: Department[]; totalCount: number }> {
  const { data, totalCount } = await listDepartmentFacts(services, viewer, projectId, query);
  return { data: data.map(({ department }) => department), totalCount };
}

export async function listDistrictDepartments(
  services: Services,
  viewer: User,
  projectId: string,
): Promise<Department[]> {
  return views(services, viewer, await districtDepartmentsOf(services.database.db, projectId));
}

interface DepartmentForm {
  readonly userName: string;
  readonly deptName: string;
  readonly realName?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly userLevel?: string;
}

/** @throws GepError ACCOUNT_TAKEN */
export async function addDepartment(
  services: Services,
  viewer: User,
  projectId: string,
  form: DepartmentForm & { password?: string },
): Promise<Department> {
  const { db } = services.database;
  await refuseTakenAccount(db, form.userName);
  const row: NewUser = {
    ...newDepartment(services, projectId),
    ...onlyGiven(form),
    ...(form.password !== undefined && {
      passwordHash: await hashPassword(form.password),
      hasInitialPassword: false,
      initialPassword: null,
    }),
  };
  noteAct({ about: { userId: row.id } });
  await services.database.transaction(async (tx) => {
    await lockProject(tx, projectId);
    await insertUsers(tx, [row]);
    await noteChanges(tx, placeOf(projectId, row.id), ['added'], form.deptName);
  });
  return viewOf(services, viewer, row.id);
}

/** @throws GepError ACCOUNT_TAKEN, or NOT_FOUND when the project has no such department */
export async function updateDepartment(
  services: Services,
  viewer: User,
  projectId: string,
  userId: string,
  form: DepartmentForm,
): Promise<Department> {
  const { db } = services.database;
  await departmentOf(db, projectId, userId);
  await refuseTakenAccount(db, form.userName, userId);
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, userId));
    const before = await departmentOf(tx, projectId, userId);
    const given = onlyGiven(form);
    await updateUser(tx, userId, given);
    const fields = changedFields(before, { ...before, ...given });
    await noteChanges(tx, placeOf(projectId, userId), fields, form.deptName);
  });
  return viewOf(services, viewer, userId);
}

/** @throws GepError NOT_FOUND when the project has no such department */
export async function deleteDepartment(services: Services, projectId: string, userId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, userId));
    const { deptName } = await departmentOf(tx, projectId, userId);
    await revokeSessionsOf(tx, [userId], services.now());
    await deleteUser(tx, userId);
    await noteChanges(tx, placeOf(projectId, userId), ['deleted'], deptName);
  });
}

export async function changeDepartmentPassword(
  services: Services,
  projectId: string,
  userId: string,
  password: string,
): Promise<void> {
  const place = placeOf(projectId, userId);
  const department = await departmentOf(services.database.db, projectId, userId);
  await setPassword(services, department, password, {
    before: (tx) => openForm(tx, place),
    after: (tx) => noteChanges(tx, place, ['password'], department.deptName),
  });
}

/** Null when the account name is free. */
export async function accountHolder(
  services: Services,
  userName: string,
): Promise<{ userId: string; userName: string } | null> {
  const user = await findUserByName(services.database.db, userName);
  return user && { userId: user.id, userName: user.userName };
}

/** A department as an entry of the form that all are. */
function placeOf(projectId: string, userId: string): FormPlace {
  return { of: { projectId }, form: 'departments', entry: userId };
}

async function departmentOf(db: Db, projectId: string, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  return user?.projectId === projectId ? user : notFound('department');
}

async function viewOf(services: Services, viewer: User, userId: string): Promise<Department> {
  const row = (await findUser(services.database.db, userId)) ?? notFound('department');
  return (await views(services, viewer, [row]))[0];
}

async function refuseTakenAccount(db: Db, userName: string, exceptId?: string): Promise<void> {
  const holder = await findUserByName(db, userName);
  if (holder && holder.id !== exceptId) fail('ACCOUNT_TAKEN', { name: userName }, 'body.userName');
}

function onlyGiven(form: DepartmentForm): Partial<NewUser> & Pick<NewUser, 'userName'> {
  const { userName, deptName, realName, phone, email, userLevel } = form;
  return {
    userName,
    deptName,
    ...(realName !== undefined && { realName }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(userLevel !== undefined && { userLevel }),
  };
}
