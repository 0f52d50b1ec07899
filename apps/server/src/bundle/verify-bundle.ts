import { z } from 'zod';
import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { inputName } from '../run/outdated-results';
import { crateFile } from './crate';
import { bytesOf, jsonOf, measured } from './read-bundle';
import type { ListedFile, OpenedBundle } from './read-bundle';

/** A file of a bundle that is not as it was written. */
export interface BundleDifference {
  /** In the bundle; the name that the run read it under for `replaced`. */
  readonly path: string;
  /** What it is, in words. */
  readonly name: string;
  /**
   * `changed`: other bytes; `missing`: listed and not there; `extra`: there and not listed; `twice`: there several times;
   * `replaced`: a run has read other bytes than the bundle has of this input.
   */
  readonly state: 'changed' | 'missing' | 'extra' | 'twice' | 'replaced';
}

/** What came of checking a bundle. */
export interface BundleReport {
  /** SHA-256 of the metadata, which have the hash of every file: it stands for the whole bundle. */
  readonly fingerprint: string;
  /** Files that were checked. */
  readonly checked: number;
  readonly differences: readonly BundleDifference[];
}

const files = z.array(z.object({ name: z.string(), sha256: z.string() }));
/** The part of a record that says what a run has read. */
const recordFile = z.looseObject({
  record: z.looseObject({
    region: z.looseObject({ files }),
    inputs: z.array(z.looseObject({ inputKey: z.string(), files })),
  }),
});

const recordPath = /^record\/run-[a-z0-9]+\.json$/;
const recordBytes = 64 * 1024 ** 2;

/** Checks every file of a bundle against its metadata, and the inputs against what the runs have read. */
export async function verifyBundle(bundle: OpenedBundle, language: Language): Promise<BundleReport> {
  const { listed, archived, twice, fingerprint } = bundle;
  const differences: BundleDifference[] = twice.map((path) => ({ path, name: path, state: 'twice' }));
  for (const file of listed) {
    const state = await stateOf(file, bundle);
    if (state) differences.push({ path: file.path, name: file.name, state });
  }
  const known = new Set([crateFile, ...listed.map(({ path }) => path)]);
  for (const path of archived.keys())
    if (!known.has(path)) differences.push({ path, name: path, state: 'extra' });
  differences.push(...(await replacedInputs(bundle, language)));
  return { fingerprint, checked: listed.length, differences };
}

async function stateOf(file: ListedFile, { archived }: OpenedBundle): Promise<'changed' | 'missing' | null> {
  const found = archived.get(file.path);
  if (!found) return 'missing';
  const { size, sha256 } = await measured(found);
  return size === file.size && sha256 === file.sha256 ? null : 'changed';
}

/** Inputs of the recorded runs of which no file of the bundle has the bytes. */
async function replacedInputs(
  { listed, archived }: OpenedBundle,
  language: Language,
): Promise<BundleDifference[]> {
  const known = new Set(listed.map(({ sha256 }) => sha256));
  const found: BundleDifference[] = [];
  for (const [path, file] of archived) {
    if (!recordPath.test(path)) continue;
    const read = recordFile.safeParse(jsonOf(await bytesOf(file, recordBytes)));
    if (!read.success) continue;
    const { region, inputs } = read.data.record;
    const wanted = [
      ...region.files.map((one) => ({ ...one, input: textOf(phrase('thing.regionFile'))[language] })),
      ...inputs.flatMap(({ inputKey, files: parts }) =>
        parts.map((one) => ({ ...one, input: inputName(inputKey, language) })),
      ),
    ];
    for (const { name, sha256, input } of wanted)
      if (!known.has(sha256)) found.push({ path: name, name: input, state: 'replaced' });
  }
  return found;
}

/** What came of a check, as lines for a terminal. */
export function verifyLines(
  { fingerprint, checked, differences }: BundleReport,
  language: Language,
): string[] {
  const said = (code: Parameters<typeof phrase>[0], args?: Record<string, string | number>): string =>
    textOf(phrase(code, args))[language];
  const lines = differences.map(({ path, name, state }) => said(`bundle.${state}`, { path, name }));
  return [
    ...lines,
    ...(differences.length === 0 ? [said('bundle.whole', { count: checked })] : []),
    said('bundle.fingerprint', { fingerprint }),
  ];
}
