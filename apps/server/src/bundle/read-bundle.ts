import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fail } from '../error/gep-error';
import { openArchive, unpack } from '../geodata/archive/open-archive';
import type { ArchivedFile } from '../geodata/archive/open-archive';
import type { Measured } from '../file/written-file';
import { phrase } from '../message/phrase';
import { crateFile } from './crate';

/** What a bundle may hold: a nation of counties fits many times. */
const limits = { entries: 100_000, bytes: 256 * 1024 ** 3 };
const metadataBytes = 128 * 1024 ** 2;

const entity = z.looseObject({
  '@id': z.string().max(4000),
  '@type': z.union([z.string(), z.array(z.string())]),
  name: z.unknown().optional(),
  contentSize: z.unknown().optional(),
  sha256: z.unknown().optional(),
});
const metadata = z.looseObject({ '@graph': z.array(entity).max(300_000) });

/** A file that the metadata of a bundle lists. */
export interface ListedFile extends Measured {
  readonly path: string;
  /** In words. */
  readonly name: string;
}

/** A bundle of a stranger: nothing of it is unpacked before it is asked for, and no name in it ever becomes a path. */
export interface OpenedBundle {
  readonly listed: readonly ListedFile[];
  /** By their names, which are compared only. */
  readonly archived: ReadonlyMap<string, ArchivedFile>;
  /** Names that two or more files have. */
  readonly twice: readonly string[];
  /** SHA-256 of the metadata. */
  readonly fingerprint: string;
  close(): void;
}

/**
 * Opens a bundle and reads its metadata.
 * @throws GeodataError for what is not an archive, or too large; GepError VALIDATION for one without RO-Crate metadata
 */
export async function readBundle(path: string): Promise<OpenedBundle> {
  const archive = await openArchive(path, path, limits);
  try {
    const archived = new Map(archive.files.map((file) => [file.name, file]));
    const names = archive.files.map(({ name }) => name);
    const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
    const about = archived.get(crateFile);
    const damaged = (): never => fail('VALIDATION', { field: path, rule: phrase('bundle.no-metadata') });
    const bytes = about ? await bytesOf(about, metadataBytes) : damaged();
    const parsed = metadata.safeParse(jsonOf(bytes));
    if (!parsed.success) return damaged();
    const listed = parsed.data['@graph'].flatMap(listedFile);
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    return { listed, archived, twice, fingerprint, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

function listedFile(one: z.infer<typeof entity>): ListedFile[] {
  const types = typeof one['@type'] === 'string' ? [one['@type']] : one['@type'];
  if (!types.includes('File')) return [];
  const path = pathOf(one['@id']);
  const name = typeof one.name === 'string' ? one.name : path;
  const sha256 = typeof one.sha256 === 'string' ? one.sha256 : '';
  return [{ path, name, size: Number(one.contentSize), sha256 }];
}

function pathOf(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** The bytes of a small file. @throws GepError VALIDATION for a larger one */
export async function bytesOf(file: ArchivedFile, most: number): Promise<Buffer> {
  const refused = { field: file.name, rule: phrase('bundle.too-large') };
  if (file.bytes > most) fail('VALIDATION', refused);
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpack(file, file.name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Measures a file without keeping it. */
export async function measured(file: ArchivedFile): Promise<Measured> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of unpack(file, file.name)) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}
