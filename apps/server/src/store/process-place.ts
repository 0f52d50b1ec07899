import { readFileSync, readlinkSync } from 'node:fs';

/** Where a process runs and since when: another process of that place can see whether it has ended. */
export interface ProcessPlace {
  /** The machine since its start, and its table of processes; empty where that is not known. */
  readonly place: string;
  readonly pid: number;
  readonly startedAt: string;
}

/** The place of this process. Only Linux tells enough. */
export function ownPlace(): ProcessPlace {
  const startedAt = startOf(process.pid);
  return { place: startedAt === null ? '' : placeHere(), pid: process.pid, startedAt: startedAt ?? '' };
}

/** Whether a process is known to have ended: it ran here, and is gone. */
export function hasEnded({ place, pid, startedAt }: ProcessPlace): boolean {
  return place !== '' && place === placeHere() && startOf(pid) !== startedAt;
}

function placeHere(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** When a process started, in ticks since the start of the machine; null without such a process. */
function startOf(pid: number): string | null {
  try {
    // The name, in brackets, may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A process that has ended stays in the table until its parent has asked for its status.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
