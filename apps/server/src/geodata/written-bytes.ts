import { readFile } from 'node:fs/promises';

/**
 * What a process has written since its start, in bytes: by calls, or, where that is more, to disks, as through mapped
 * memory. Null where the system does not tell, or the process is gone.
 */
export async function writtenBytes(pid: number): Promise<number | null> {
  const told = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
  const counts = [...told.matchAll(/^(?:wchar|write_bytes): (\d+)$/gm)].map(([, count]) => Number(count));
  return counts.length > 0 ? Math.max(...counts) : null;
}
