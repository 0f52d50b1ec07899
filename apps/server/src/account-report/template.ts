import { limits, reportChapters, resultFileName, templatePlaceholders } from '@gep/api-client/contract';
import type { AccountTemplate } from '@gep/api-client/contract';
import type { TemplateFault } from '../document/template-fault';
import { fail, notFound } from '../error/gep-error';
import { sizeText } from '../error/size-text';
import type { TemporaryFile } from '../file/file-store';
import { findFile } from '../file/queries';
import { checkRoom } from '../project/room';
import type { RasterTools } from '../result/redraw';
import type { Services } from '../services';
import { lockProject } from '../store/lock-project';
import type { Actor } from '../store/schema';
import { sayIn } from './say';
import { deleteTemplate, putTemplate, templateOf } from './template-queries';
import type { AccountTemplateRow, TemplatePlace } from './template-queries';

/** The template of a project for a language; null where it is the built-in one. */
export async function templateView(
  services: Services,
  place: TemplatePlace,
): Promise<AccountTemplate | null> {
  const { db } = services.database;
  const row = await templateOf(db, place);
  return row && viewOf(services, row);
}

async function viewOf(
  { database: { db } }: Services,
  { fileId, chapters, savedBy, savedAt }: AccountTemplateRow,
): Promise<AccountTemplate> {
  const file = await findFile(db, fileId);
  return {
    fileName: file?.name ?? '',
    size: file?.size ?? 0,
    left: reportChapters.filter((id) => !chapters.includes(id)),
    savedBy: savedBy.userName,
    savedTime: savedAt.toISOString(),
  };
}

/** Ids of the files that a new template takes the place of. */
export async function templateFiles({ database: { db } }: Services, place: TemplatePlace): Promise<string[]> {
  const row = await templateOf(db, place);
  return row ? [row.fileId] : [];
}

/**
 * Stores a template, which a thread has read whole; nothing changes where it is refused.
 * @throws GepError TEMPLATE_FORMAT, TEMPLATE_ACTIVE, TEMPLATE_PLACEHOLDERS, TEMPLATE_NO_CHAPTER, ARCHIVE_DAMAGED,
 * ARCHIVE_ENCRYPTED, ARCHIVE_TOO_MANY_FILES, ARCHIVE_TOO_LARGE; PROJECT_ROOM, OWNER_ROOM
 */
export async function storeTemplate(
  { services, workers }: RasterTools,
  place: TemplatePlace,
  file: TemporaryFile,
  savedBy: Actor,
  signal: AbortSignal,
): Promise<AccountTemplate> {
  if (!file.name.toLowerCase().endsWith('.docx')) fail('TEMPLATE_FORMAT', { file: file.name });
  const checked = await workers.run({ kind: 'check-template', path: file.path }, signal);
  if ('fault' in checked) return refuse(file.name, checked.fault);
  const chapters = [...checked.chapters];
  const as = { projectId: place.projectId, purpose: 'template' } as const;
  const [row, dropped] = await services.files.keep(services.database, [file], as, async (tx, [kept]) => {
    await lockProject(tx, place.projectId);
    const before = await templateOf(tx, place);
    const row = { ...place, fileId: kept.id, chapters, savedBy, savedAt: services.now() };
    await putTemplate(tx, row);
    const dropped = await services.files.drop(tx, before ? [before.fileId] : []);
    await checkRoom(services, tx, place.projectId);
    return [row, dropped] as const;
  });
  await dropped.afterCommit();
  return viewOf(services, row);
}

const mark = (name: string): string => `{{${name}}}`;

function refuse(file: string, { kind, names }: TemplateFault): never {
  switch (kind) {
    case 'encrypted':
      return fail('ARCHIVE_ENCRYPTED', { file });
    case 'too-many-parts':
      return fail('ARCHIVE_TOO_MANY_FILES', { file, count: names[0] ?? '', limit: limits.templateParts });
    case 'too-large':
      return fail('ARCHIVE_TOO_LARGE', { file, limit: sizeText(limits.templateUnpackedBytes) });
    case 'format':
      return fail('TEMPLATE_FORMAT', { file });
    case 'active':
      return fail('TEMPLATE_ACTIVE', { file, names: some(names) });
    case 'placeholders':
      return fail('TEMPLATE_PLACEHOLDERS', {
        file,
        names: some(names.map(mark)),
        expected: templatePlaceholders.map(mark).join(' '),
      });
    case 'no-chapter':
      return fail('TEMPLATE_NO_CHAPTER', { file, expected: mark('chapters') });
    case 'damaged':
      return fail('ARCHIVE_DAMAGED', { file });
  }
}

/** The first few: a hostile file may have thousands, and long ones. */
function some(names: readonly string[]): string {
  const [most, longest] = [8, 60];
  const shown = names
    .slice(0, most)
    .map((name) => (name.length > longest ? `${name.slice(0, longest)}…` : name));
  return shown.join(', ') + (names.length > most ? ', …' : '');
}

/** Goes back to the built-in template. @throws GepError NOT_FOUND without another one */
export async function dropTemplate(services: Services, place: TemplatePlace): Promise<void> {
  const dropped = await services.database.transaction(async (tx) => {
    await lockProject(tx, place.projectId);
    const row = (await templateOf(tx, place)) ?? notFound('template');
    await deleteTemplate(tx, place);
    return services.files.drop(tx, [row.fileId]);
  });
  await dropped.afterCommit();
}

/** The stored template, or the built-in one, as a file. @throws GepError NOT_FOUND without a stored one */
export async function templateFile(
  { services, workers }: RasterTools,
  place: TemplatePlace,
  which: 'own' | 'start',
  signal: AbortSignal,
): Promise<{ name: string; bytes: Uint8Array }> {
  const say = sayIn(place.language);
  if (which === 'start') {
    const words = { language: place.language, footer: say('footer') };
    const bytes = await workers.run({ kind: 'start-template', ...words }, signal);
    return { name: resultFileName('', '', say('file.template'), 'docx'), bytes };
  }
  const { db } = services.database;
  const row = (await templateOf(db, place)) ?? notFound('template');
  const file = (await findFile(db, row.fileId)) ?? notFound('template');
  const handle = await services.files.open(file);
  try {
    return { name: file.name, bytes: await handle.readFile() };
  } finally {
    await handle.close();
  }
}

/** Path of a local copy of the stored template, and the chapters that it has a place for; null for the built-in one. */
export async function templateToFill(services: Services, place: TemplatePlace) {
  const { db } = services.database;
  const row = await templateOf(db, place);
  if (!row) return null;
  const [file] = await services.files.paths(db, [row.fileId]);
  return file ? { path: file.path, chapters: row.chapters } : null;
}
