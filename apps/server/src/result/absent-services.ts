import { catalogueEntry } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import { absentServicesOf } from './absent-service-queries';
import type { AbsentServiceRow } from './absent-service-queries';
import type { Db } from '../store/database';

/** A final service that does not exist in the region of a project. */
export type AbsentService = Pick<AbsentServiceRow, 'reason' | 'declaredBy' | 'declaredAt'> & {
  readonly entry: CatalogueEntry;
};

/** The services that do not exist in the region of a project, in the order of the catalogue. */
export async function absentServices(db: Db, projectId: string): Promise<AbsentService[]> {
  const rows = await absentServicesOf(db, projectId);
  return rows
    .flatMap(({ modelId, ...rest }) => {
      const entry = catalogueEntry(Number(modelId));
      return entry ? { ...rest, entry } : [];
    })
    .sort((a, b) => a.entry.id - b.entry.id);
}

/** Their slugs. */
export function slugsOf(absent: readonly AbsentService[]): string[] {
  return absent.map(({ entry }) => entry.slug);
}
