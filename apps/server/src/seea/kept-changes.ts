import type { TypeChanges } from '@gep/ecosystem-models';
import type { Services } from '../services';
import type { RangeTools } from '../range/result-ranges';
import { findTypeChanges, keepTypeChanges } from './change-queries';
import type { TypeChangesRow } from './change-queries';
import type { LandCoverYears } from './land-cover-years';

const columns = ['district', 'before', 'after', 'cells'] as const;

/** The lists of counts as bytes, and back. */
export function encodeChanges(changes: TypeChanges): Uint8Array {
  const size = changes.cells.length;
  const all = new Int32Array(size * columns.length);
  columns.forEach((key, i) => all.set(changes[key], i * size));
  return new Uint8Array(all.buffer);
}

export function decodeChanges(bytes: Uint8Array): TypeChanges {
  // A copy: bytes of the database may begin anywhere in their buffer.
  const all = new Int32Array(bytes.slice().buffer);
  const size = all.length / columns.length;
  const [district, before, after, cells] = columns.map((_key, i) => all.subarray(i * size, (i + 1) * size));
  return { district, before, after, cells };
}

const isOf = (row: TypeChangesRow, years: LandCoverYears): boolean =>
  row.beforeFileId === years.beforeFileId &&
  row.afterFileId === years.afterFileId &&
  row.districtsFileId === years.districtsFileId;

/** Where the files are. */
export async function pathsOf({ files, database }: Services, years: LandCoverYears) {
  const ids = [years.districtsFileId, years.beforeFileId, years.afterFileId];
  const [district, before, after] = await files.paths(database.db, ids);
  return { districtPath: district.path, beforePath: before.path, afterPath: after.path };
}

const underWay = new WeakMap<Services, Map<string, Promise<TypeChanges>>>();

/**
 * The cells of two years by district and types: counted once for a run, in a thread, and kept. Who goes away does not end
 * the count: the next one wants it too.
 */
export async function keptChanges(
  tools: RangeTools,
  projectId: string,
  years: LandCoverYears,
): Promise<TypeChanges> {
  const { services } = tools;
  const known = await findTypeChanges(services.database.db, projectId);
  if (known && isOf(known, years)) return decodeChanges(known.counts);
  const work = underWay.get(services) ?? new Map<string, Promise<TypeChanges>>();
  underWay.set(services, work);
  const key = [years.beforeFileId, years.afterFileId, years.districtsFileId].join(' ');
  const begun = work.get(key) ?? count(tools, projectId, years).finally(() => work.delete(key));
  work.set(key, begun);
  return begun;
}

async function count(
  { services, workers }: RangeTools,
  projectId: string,
  years: LandCoverYears,
): Promise<TypeChanges> {
  const { beforeFileId, afterFileId, districtsFileId } = years;
  const found = await workers.run({
    kind: 'type-changes',
    width: years.frame.width,
    height: years.frame.height,
    ...(await pathsOf(services, years)),
  });
  await keepTypeChanges(services.database.db, {
    projectId,
    beforeFileId,
    afterFileId,
    districtsFileId,
    counts: encodeChanges(found),
    createdAt: services.now(),
  });
  return found;
}
