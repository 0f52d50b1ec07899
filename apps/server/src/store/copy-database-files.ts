import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** A segment of the write-ahead log: 24 hexadecimal digits, in the order of the log. */
const segment = /^[0-9A-F]{24}$/;

/**
 * Copies the files of an embedded database that nobody uses, right after a checkpoint. Segments of the write-ahead log
 * after the current one hold nothing yet: PostgreSQL keeps them to write into later, up to a gigabyte of them.
 * @param wal name of the current segment
 */
export async function copyDatabaseFiles(from: string, to: string, wal: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    // A file system that can share blocks copies nothing at all.
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => {
      const name = basename(path);
      return basename(dirname(path)) !== 'pg_wal' || !segment.test(name) || name <= wal;
    },
  });
}
