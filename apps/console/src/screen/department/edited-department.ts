import type { Department } from '@gep/api-client';

/** A department as it was read, and the version of that. */
export interface EditedDepartment {
  readonly department: Department;
  readonly version: string | null;
}
