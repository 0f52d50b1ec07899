import { randomInt } from 'node:crypto';
import type { Services } from '../services';
import { newId } from '../store/new-id';
import { randomPassword } from './password';
import type { NewUser } from './queries';

const defaultLevel = 'ONE_LEVEL_USER';

/** A department with a random first password. */
export function newDepartment(services: Services, projectId: string): Omit<NewUser, 'userName'> {
  return {
    id: newId(),
    passwordHash: '',
    hasInitialPassword: true,
    initialPassword: services.secrets.seal(randomPassword()),
    role: 'DATA_ENTRY',
    userLevel: defaultLevel,
    projectId,
    dataEntryPasscode: String(randomInt(100_000_000)).padStart(8, '0'),
    createdAt: services.now(),
  };
}
