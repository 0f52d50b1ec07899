import { randomInt } from 'node:crypto';
import type { Department, RegionLevel } from '@gep/api-client/contract';
import { regionLevels } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { regionAttributes, regionFileOf } from '../store/region';
import { reportFormsOf } from '../store/report';
import { revokeSessionsOf } from '../store/session';
import { settingOf, updateSetting } from '../store/setting';
import {
  countDepartments,
  deleteDepartments,
  deleteUser,
  departmentsOf,
  districtDepartmentsOf,
  findUser,
  findUserByName,
  insertUsers,
  installationText,
  updateUser,
  userNamesLike,
} from '../store/user';
import type { NewUser, User } from '../store/user';
import type { Context } from './context';
import { districtsOf } from './districts';
import { fail, failAll, notFound } from './gep-error';
import { pageWindow } from './page';
import type { PageQuery } from './page';
import { hashPassword, randomPassword } from './password';
import { isMapped, levelFieldsOf, levelNames } from './region-levels';
import { setPassword } from './session';

const defaultLevel = 'ONE_LEVEL_USER';

/** First password of departments: configured, or one random text an installation. */
export async function initialPassword(context: Context): Promise<string> {
  const { config, database } = context;
  return config.initialPassword ?? (await installationText(database.db, 'initial-password', randomPassword));
}

function averageOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
}

/** Departments as clients see them; the initial password only for the owner, and only while it holds. */
async function views(context: Context, viewer: User, rows: readonly User[]): Promise<Department[]> {
  const projectId = rows[0]?.projectId;
  if (!projectId) return [];
  const { db } = context.database;
  const forms = await reportFormsOf(db, projectId);
  const password = viewer.role === 'PROJECT_ADMIN' ? await initialPassword(context) : null;
  return rows.map((row) => {
    const own = forms.filter((form) => form.userId === row.id);
    const isOwner = viewer.role === 'PROJECT_ADMIN';
    return {
      userId: row.id,
      userName: row.userName,
      realName: row.realName,
      phone: row.phone,
      deptName: row.deptName,
      userLevel: row.userLevel,
      projectId,
      districtCode: row.districtCode,
      dataEntryPasscode: isOwner || viewer.id === row.id ? row.dataEntryPasscode : '',
      fillProgress: averageOf(own.map((form) => form.fillProgress)),
      confirmProgress: averageOf(own.map((form) => form.confirmProgress)),
      password: row.hasInitialPassword ? password : null,
    };
  });
}

export async function listDepartments(
  context: Context,
  viewer: User,
  projectId: string,
  query: PageQuery,
): Promise<{ data: Department[]; totalCount: number }> {
  const { db } = context.database;
  const totalCount = await countDepartments(db, projectId);
  const rows = await departmentsOf(db, projectId, {
    ...pageWindow(query, totalCount),
    order: {
      by: query.sortField === 'user_name' || query.sortField === 'userName' ? 'user_name' : 'dept_name',
      descending: query.sortOrder === 'desc',
    },
  });
  return { data: await views(context, viewer, rows), totalCount };
}

export async function listDistrictDepartments(
  context: Context,
  viewer: User,
  projectId: string,
): Promise<Department[]> {
  return views(context, viewer, await districtDepartmentsOf(context.database.db, projectId));
}

interface DepartmentForm {
  readonly userName: string;
  readonly deptName: string;
  readonly realName?: string;
  readonly phone?: string;
  readonly userLevel?: string;
}

/** @throws GepError ACCOUNT_TAKEN */
export async function addDepartment(
  context: Context,
  viewer: User,
  projectId: string,
  form: DepartmentForm & { password?: string },
): Promise<Department> {
  const { db } = context.database;
  await refuseTakenAccount(db, form.userName);
  const row: NewUser = {
    ...newDepartment(
      context,
      projectId,
      await hashPassword(form.password ?? (await initialPassword(context))),
    ),
    ...onlyGiven(form),
    hasInitialPassword: form.password === undefined,
  };
  await insertUsers(db, [row]);
  return viewOf(context, viewer, row.id);
}

/** @throws GepError ACCOUNT_TAKEN, or NOT_FOUND when the project has no such department */
export async function updateDepartment(
  context: Context,
  viewer: User,
  projectId: string,
  userId: string,
  form: DepartmentForm,
): Promise<Department> {
  const { db } = context.database;
  await departmentOf(context, projectId, userId);
  await refuseTakenAccount(db, form.userName, userId);
  await updateUser(db, userId, onlyGiven(form));
  return viewOf(context, viewer, userId);
}

/** @throws GepError NOT_FOUND when the project has no such department */
export async function deleteDepartment(context: Context, projectId: string, userId: string): Promise<void> {
  await departmentOf(context, projectId, userId);
  await context.database.transaction(async (tx) => {
    await revokeSessionsOf(tx, [userId], context.now());
    await deleteUser(tx, userId);
  });
}

export async function changeDepartmentPassword(
  context: Context,
  projectId: string,
  userId: string,
  password: string,
): Promise<void> {
  await setPassword(context, await departmentOf(context, projectId, userId), password);
}

/** Null when the account name is free. */
export async function accountHolder(
  context: Context,
  userName: string,
): Promise<{ userId: string; userName: string } | null> {
  const user = await findUserByName(context.database.db, userName);
  return user && { userId: user.id, userName: user.userName };
}

async function departmentOf(context: Context, projectId: string, userId: string): Promise<User> {
  const user = await findUser(context.database.db, userId);
  return user?.projectId === projectId ? user : notFound('department');
}

async function viewOf(context: Context, viewer: User, userId: string): Promise<Department> {
  const row = (await findUser(context.database.db, userId)) ?? notFound('department');
  return (await views(context, viewer, [row]))[0];
}

async function refuseTakenAccount(db: Db, userName: string, exceptId?: string): Promise<void> {
  const holder = await findUserByName(db, userName);
  if (holder && holder.id !== exceptId) fail('ACCOUNT_TAKEN', { name: userName }, 'body.userName');
}

function onlyGiven(form: DepartmentForm): Partial<NewUser> & Pick<NewUser, 'userName'> {
  const { userName, deptName, realName, phone, userLevel } = form;
  return {
    userName,
    deptName,
    ...(realName !== undefined && { realName }),
    ...(phone !== undefined && { phone }),
    ...(userLevel !== undefined && { userLevel }),
  };
}

function newDepartment(context: Context, projectId: string, passwordHash: string): Omit<NewUser, 'userName'> {
  return {
    id: newId(),
    passwordHash,
    hasInitialPassword: true,
    role: 'DATA_ENTRY',
    userLevel: defaultLevel,
    projectId,
    dataEntryPasscode: String(randomInt(100_000_000)).padStart(8, '0'),
    createdAt: context.now(),
  };
}

/** Deletes all departments of a project inside a transaction and ends their sessions. */
export async function dropDepartments(context: Context, tx: Db, projectId: string): Promise<void> {
  await revokeSessionsOf(tx, await deleteDepartments(tx, projectId), context.now());
}

/**
 * Replaces the departments of a project by one a district of the partition level; saves both levels.
 * @returns how many
 * @throws GepError NO_REGION_FILE, LEVEL_NOT_MAPPED, LEVEL_ORDER, CODE_MISSING, NAME_MISSING, CODE_DUPLICATE
 */
export async function generateDepartments(
  context: Context,
  projectId: string,
  levels: { accountingField: RegionLevel; partitionField: RegionLevel },
): Promise<number> {
  const { accountingField, partitionField } = levels;
  const { db } = context.database;
  if (!(await regionFileOf(db, projectId))) fail('NO_REGION_FILE');
  const fields = levelFieldsOf(await settingOf(db, projectId));
  for (const level of [accountingField, partitionField]) {
    if (!isMapped(fields, level)) fail('LEVEL_NOT_MAPPED', { level: levelNames[level] });
  }
  if (regionLevels.indexOf(partitionField) < regionLevels.indexOf(accountingField)) {
    fail('LEVEL_ORDER', { partition: levelNames[partitionField], accounting: levelNames[accountingField] });
  }
  const { districts, problems } = districtsOf(await regionAttributes(db, projectId), fields, partitionField);
  failAll(problems);
  // All share the password, so they share its hash: 3000 hashes would take minutes.
  const passwordHash = await hashPassword(await initialPassword(context));
  await context.database.transaction(async (tx) => {
    await dropDepartments(context, tx, projectId);
    const taken = new Set(await userNamesLike(tx, 'd'));
    await insertUsers(
      tx,
      districts.map(({ code, name }) => ({
        ...newDepartment(context, projectId, passwordHash),
        userName: freeAccount(code, taken),
        deptName: name.replaceAll(/\s+/g, '').slice(0, 50),
        districtCode: code,
      })),
    );
    await updateSetting(tx, projectId, { accountingField, partitionField });
  });
  return districts.length;
}

/** An account of the district's code that nobody has: `d350102`, then `d350102x2`. Adds it to `taken`. */
export function freeAccount(code: string, taken: Set<string>): string {
  const base = `d${code.replaceAll(/[^A-Za-z\d]/g, '').slice(0, 40)}`;
  let account = base;
  for (let count = 2; taken.has(account); count++) account = `${base}x${count}`;
  taken.add(account);
  return account;
}
