import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Resident memory of a process in bytes: `/proc` where there is one, `ps` elsewhere; null where neither answers
 * (the process is gone, or the system has no `ps`: then only the clock protects).
 */
export async function residentMemory(pid: number): Promise<number | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const found = /^VmRSS:\s*(\d+) kB/m.exec(status);
    return found ? Number(found[1]) * 1024 : null;
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const kilobytes = Number.parseInt(stdout, 10);
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}
