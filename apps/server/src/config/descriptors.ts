import { readFileSync } from 'node:fs';

/** What the server itself, its threads, its parsers and the connections to a database or a store keep open. */
const own = 80;
/** What the embedded database keeps open where it may, and the least that it works with. */
const database = { most: 1000, least: 64 };

/**
 * Files and connections that this process may have open at once, by what Linux tells; Infinity where nothing does. Node
 * has raised it to what the operator allows.
 */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/**
 * Files that the embedded database may have open. It closes some before it opens more, but must never meet the limit of
 * the process: a file that it begins to create then is there without being open, and the next try finds that it exists.
 */
export function databaseFiles(limit: number): number {
  return Math.max(database.least, Math.min(database.most, Math.floor(limit / 4)));
}

/** Connections that may be open at once, so that each can have a file open, too, and the database has its own. */
export function connectionsWithin(limit: number): number {
  return Math.max(1, Math.floor((limit - databaseFiles(limit) - own) / 2));
}
