import type { Department, FormConflict } from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import type { TestContext, TestHandlers } from '@gep/api-client/testing';

/** A department of a district whose first password still holds. */
export function sampleDepartment(number: number, change: Partial<Department> = {}): Department {
  const code = String(350100 + number);
  return {
    userId: `u${number}`,
    userName: `d${code}`,
    realName: '',
    phone: '',
    email: '',
    deptName: `区县${String(number).padStart(3, '0')}`,
    userLevel: 'ONE_LEVEL_USER',
    projectId: 'p1',
    districtCode: code,
    dataEntryPasscode: '00000042',
    fillProgress: 0,
    confirmProgress: 0,
    password: `First#Pass${number}`,
    ...change,
  };
}

/** What the server holds, for a test to look at and to change. */
export interface DepartmentBackend {
  rows: Department[];
  version: number;
  /** Accounts outside this project. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** What somebody else has changed since the version that was read. */
  conflict: FormConflict['changes'] | null;
  readonly handlers: TestHandlers;
  /** The page of the list that a query asks for. */
  readonly page: (query: PageQuery) => { data: Department[]; totalCount: number };
}

interface PageQuery {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
}

/** The calls on departments, with a version that every save counts up. */
export function departmentBackend(rows: readonly Department[]): DepartmentBackend {
  const backend: DepartmentBackend = {
    rows: [...rows],
    version: 7,
    elsewhere: new Map([['taken', 'x9']]),
    conflict: null,
    page: ({ pageNum = 1, pageSize = 20, sortOrder = 'asc' }) => {
      const sorted = backend.rows.toSorted((a, b) => (a.deptName < b.deptName ? -1 : 1));
      if (sortOrder === 'desc') sorted.reverse();
      if (pageSize === 0) return { data: sorted, totalCount: sorted.length };
      const first = (pageNum - 1) * pageSize;
      return { data: sorted.slice(first, first + pageSize), totalCount: sorted.length };
    },
    handlers: {
      listDepartments: ({ query }, { setVersion }) => {
        setVersion(`"${backend.version}"`);
        return backend.page(query);
      },
      departmentExists: ({ query: { userName } }) => {
        const own = backend.rows.find((row) => row.userName === userName)?.userId;
        const userId = own ?? backend.elsewhere.get(userName);
        return userId === undefined ? null : { userId, userName };
      },
      addDepartment: ({ body: { password: _password, ...body } }) => {
        const made = sampleDepartment(900, { ...body, userId: 'new', districtCode: '' });
        backend.rows.push(made);
        return made;
      },
      updateDepartment: ({ body: { userId, ...body } }, context) => save(context, userId, body),
      changeDepartmentPassword: ({ body: { userId } }, context) => {
        save(context, userId, { password: null });
        return null;
      },
      deleteDepartment: ({ params: { userId } }, context) => {
        save(context, userId, {});
        backend.rows = backend.rows.filter((row) => row.userId !== userId);
        return null;
      },
    },
  };
  const save = ({ ifMatch, setVersion }: TestContext, userId: string, change: Partial<Department>) => {
    const version = `"${backend.version}"`;
    if (backend.conflict && ifMatch !== version)
      throw new TestFault(
        'FORM_CHANGED',
        { form: 'x' },
        { form: 'departments', version, changes: backend.conflict },
      );
    const index = backend.rows.findIndex((row) => row.userId === userId);
    const row = backend.rows[index];
    if (!row) throw new TestFault('NOT_FOUND', { what: userId });
    backend.version += 1;
    setVersion(`"${backend.version}"`);
    return (backend.rows[index] = { ...row, ...change });
  };
  return backend;
}
