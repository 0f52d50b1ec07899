import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { freeAccounts } from '../user/free-accounts';
import { newDepartment } from '../user/new-department';
import { insertUsers } from '../user/queries';
import type { NewUser } from '../user/queries';
import { assignedRows, departmentRows, insertAssigned } from './copy-queries';

/**
 * Copies the departments of a project, and which reports they have to fill in, as not begun. An account belongs to one
 * project: each gets another one, with a first password and passcode that nobody has been given yet. Nobody gets a notice of it
 * before the owner hands these out.
 * @param reports ids of the new reports by those of the old ones
 */
export async function copyDepartments(
  services: Services,
  tx: Db,
  from: string,
  to: string,
  reports: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await departmentRows(tx, from);
  const accounts = await freeAccounts(
    tx,
    rows.map(({ userName }) => withoutNumber(userName)),
  );
  const copies = rows.map(({ id, deptName, realName, phone, email, userLevel, districtCode }, i) => {
    const copy: NewUser = {
      ...newDepartment(services, to),
      ...{ userName: accounts[i], deptName, realName, phone, email, userLevel, districtCode },
    };
    return { id, copy };
  });
  await insertUsers(
    tx,
    copies.map(({ copy }) => copy),
  );
  const newIds = new Map(copies.map(({ id, copy }) => [id, copy.id]));
  const assignedAt = services.now();
  const assigned = (await assignedRows(tx, from)).flatMap((form) => {
    const [templateId, userId] = [reports.get(form.templateId), newIds.get(form.userId)];
    // What came after the departments were read is not of this copy.
    return templateId && userId ? [{ id: newId(), projectId: to, templateId, userId, assignedAt }] : [];
  });
  await insertAssigned(tx, assigned);
}

/** The account of a district that was copied before is numbered on, `d350102x2`, `d350102x3`. */
function withoutNumber(account: string): string {
  return account.replace(/^(d\d+)x\d+$/, '$1');
}
