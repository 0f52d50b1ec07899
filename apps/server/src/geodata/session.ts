import { startParser } from './parser-process';
import type { ParserProcess } from './parser-process';

/**
 * Keeps parser processes between tasks: starting GDAL takes longer than most of them. Only for files of one owner, and
 * only as long as a run lasts.
 */
export interface GeodataSession {
  /** A process that is idle, or a new one. */
  take(program: string): ParserProcess;
  /** Gives a process back after its task. */
  giveBack(process: ParserProcess): Promise<void>;
  /** Ends the idle processes; others end with their tasks. */
  close(): Promise<void>;
}

/** Opens a session; it starts no process by itself. */
export function openGeodataSession(): GeodataSession {
  const idle: ParserProcess[] = [];
  let closed = false;
  return {
    take(program) {
      for (let known = idle.pop(); known; known = idle.pop()) if (known.isUsable()) return known;
      return startParser(program);
    },
    async giveBack(process) {
      if (process.isUsable() && !closed) idle.push(process);
      else await process.end();
    },
    async close() {
      closed = true;
      await Promise.all(idle.splice(0).map((process) => process.end()));
    },
  };
}
