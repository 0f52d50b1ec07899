import type { EarlierYear, TableFile } from '@gep/ecosystem-models';
import { byteCache } from '../byte-cache';
import type { ByteCache } from '../byte-cache';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { storedRows } from '../model/records/stored-rows';
import { predecessorOf } from '../project/predecessor';
import { findProject } from '../project/queries';
import type { Services } from '../services';
import { findTemplate } from '../report/report-queries';
import type { ReportForm } from '../report/report-queries';
import { inputOfKey, isTable } from './report-inputs';

const maxBytes = 32 * 1024 * 1024;
/** About what the object of a row takes. */
const rowBytes = 400;

type Rows = EarlierYear['rows'];

const kept = new WeakMap<Services, ByteCache<Rows>>();

/**
 * The figures that those of a form are compared with: of the project that its project follows, or else of the comparable
 * year. Null where there are none. Ask before a transaction begins: a table is read in the parser process, and kept.
 */
export async function earlierYear(services: Services, form: ReportForm | null): Promise<EarlierYear | null> {
  const { db } = services.database;
  const template = form && (await findTemplate(db, form.templateId));
  if (!template || template.compareFlag === 1) return null;
  const input = inputOfKey(template.inputKey);
  if (!isTable(input)) return null;
  const before = await inputBefore(services, template.projectId, input.key);
  if (before) return rowsOfInput(services, input, before, true);
  const comparable = await findInput(db, template.projectId, input.key, 1);
  return comparable && hasFile(comparable) ? rowsOfInput(services, input, comparable, false) : null;
}

async function inputBefore(services: Services, projectId: string, key: string): Promise<ModelInput | null> {
  const { db } = services.database;
  const project = await findProject(db, projectId);
  if (!project) return null;
  // What the owner may read decides: a department sees only the figures of its districts.
  const predecessor = await predecessorOf(services, { id: project.ownerId }, projectId);
  if (typeof predecessor === 'string') return null;
  const before = await findInput(db, predecessor.id, key, 0);
  return before && hasFile(before) ? before : null;
}

const hasFile = ({ fileIds, report }: ModelInput): boolean => fileIds.length > 0 && report?.kind === 'table';

/** Null where the file of that year cannot be read: it was checked when it was uploaded, and keeps nobody from this year. */
async function rowsOfInput(
  services: Services,
  input: TableFile,
  row: ModelInput,
  isYearBefore: boolean,
): Promise<EarlierYear | null> {
  const cache = kept.get(services) ?? byteCache<Rows>(maxBytes, (rows) => rows.length * rowBytes);
  kept.set(services, cache);
  const { fileIds, encoding, report, districtsChanged } = row;
  const mapping = report?.kind === 'table' ? report.mapping : {};
  const key = JSON.stringify([fileIds, encoding, mapping, districtsChanged]);
  try {
    const rows = await cache.get(key, async (signal) => {
      const stored = await storedRows(services, input, row, { signal });
      return (stored ?? []).map(({ code, values }) => ({ district: code, values }));
    });
    return { rows, isYearBefore };
  } catch (error) {
    services.report(error, `rows of ${input.key} of an earlier year`);
    return null;
  }
}
