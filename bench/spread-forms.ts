/**
 * Gives every department of a data folder as many forms as wanted: `spread-forms.ts FOLDER FORMS`. The product assigns a
 * file to one department only, so these rows are written past it. Prints how many forms there are then.
 */
import { readConfig } from '../apps/server/src/config';
import { openServices } from '../apps/server/src/open-services';
import { newId } from '../apps/server/src/store/new-id';
import { reportForms, reportTemplates } from '../apps/server/src/store/schema';

const [dataDir = '', wanted = ''] = process.argv.slice(2);
const services = await openServices(
  readConfig({ GEP_DATA_DIR: dataDir, GEP_ADMIN_PASSWORD: 'Admin#2026x' }),
  (error, what) => console.error(what, error),
);
try {
  const { db } = services.database;
  const templates = await db.select().from(reportTemplates);
  const forms = await db.select().from(reportForms);
  const places = new Map<string, Set<string>>();
  for (const { userId, templateId } of forms)
    places.set(userId, (places.get(userId) ?? new Set()).add(templateId));
  const added = [...places].flatMap(([userId, own], turn) => {
    // Each department begins elsewhere, so that every file has some.
    const from = (turn * 7) % templates.length;
    const others = [...templates.slice(from), ...templates.slice(0, from)].filter(({ id }) => !own.has(id));
    return others.slice(0, Math.max(0, Number(wanted) - own.size)).map(({ id, projectId }) => ({
      id: newId(),
      projectId,
      templateId: id,
      userId,
      assignedAt: services.now(),
    }));
  });
  for (let at = 0; at < added.length; at += 1000)
    await db.insert(reportForms).values(added.slice(at, at + 1000));
  console.log(forms.length + added.length);
} finally {
  await services.close();
}
