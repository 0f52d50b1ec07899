import type { RecordFile, RecordValues } from '@gep/ecosystem-models';
import { readRows } from '@gep/ecosystem-models/table-checks';
import type { NamedDistrict } from '@gep/ecosystem-models/table-checks';
import { partitionDistricts } from '../../region/partition-districts';
import type { Caller, Services } from '../../services';
import type { ModelInput } from '../queries';
import { readRecordFile, sourceRows } from './inspect-records';

/** A row of a stored table, and its district. */
export interface DistrictRow extends NamedDistrict {
  readonly values: RecordValues;
}

/**
 * The rows of a stored table by the districts of its project; null where that has none yet.
 * @throws GeodataError where the file cannot be read
 */
export async function storedRows(
  services: Services,
  input: RecordFile,
  { projectId, fileIds, encoding, report }: ModelInput,
  caller?: Caller,
): Promise<DistrictRow[] | null> {
  const { db } = services.database;
  const districts = await partitionDistricts(db, projectId);
  if (!districts || report?.kind !== 'table') return null;
  const parts = await services.files.paths(db, fileIds);
  const read = await readRecordFile(services, input, parts, encoding, 'EPSG:4326', caller);
  const { rows } = readRows(input, sourceRows(read, parts), report.mapping, districts, 0);
  return rows.flatMap(({ district, values }) => {
    if (district < 0) return [];
    const { code, name } = districts[district];
    return [{ code, name, values }];
  });
}
