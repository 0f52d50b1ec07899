import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { testData } from '../../test-data';

/** A sound file, or one that is known to be bad: what is mutated. */
export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Something that reads foreign bytes. */
export interface Parser {
  readonly name: string;
  /** @param folder for files that are made */
  sources(folder: string): Source[] | Promise<Source[]>;
  /** Reads one; what it throws has to be a coded error. @param folder an empty one */
  read(source: Source, folder: string): unknown;
  isCoded(error: unknown): boolean;
  /** Puts a hostile file where this parser meets it; left out: it is the file. */
  dress?(hostile: Uint8Array, source: Source): Uint8Array;
  /** Ids of the processes that do the work; left out: this one. */
  processes?(): readonly number[];
}

/** Real files of the test data below a size. @param pattern of their names */
export function realFiles(folders: readonly string[], pattern: RegExp, maxBytes = 300_000): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(testData(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => pattern.test(name) && statSync(testData(name)).size < maxBytes)
      .sort()
      .map((name) => ({ name, bytes: readFileSync(testData(name)) })),
  );
}
