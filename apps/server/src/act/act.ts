import { AsyncLocalStorage } from 'node:async_hooks';
import { SUCCESS } from '@gep/api-client/contract';
import type { ErrorCode } from '@gep/api-client/contract';
import type { Actor } from '../store/schema';

/** What somebody does: a call that changes something, a command, the end of a run. */
export interface Act {
  /** Name of the call, or of what a program does. */
  readonly call: string;
  /** In whose name forms are saved; null before sign-in, and for programs. */
  actor: Actor | null;
  /** Id of who does it. */
  by: string | null;
  projectId: string | null;
  /** Ids of what it is about. No names, contacts or contents: they would stay in the log for good. */
  readonly about: Record<string, string>;
  /** The version of the form that the caller has seen; null: none was named, and the last save wins. */
  readonly seen: number | null;
  /** How it ends when its transaction stands. */
  readonly code: ErrorCode;
  /** The version that the act has written. */
  version: number | null;
  /** Whether nothing has come of it yet: then its transaction leaves no entry. */
  isIdle: boolean;
  /** Whether the log has it. */
  isLogged: boolean;
}

const current = new AsyncLocalStorage<Act>();

type Known = Partial<Pick<Act, 'actor' | 'by' | 'projectId' | 'about' | 'seen' | 'code'>>;

export function newAct(call: string, known: Known = {}): Act {
  const { actor = null, projectId = null, about = {}, seen = null, code = SUCCESS } = known;
  const { by = actor?.userId ?? null } = known;
  return {
    call,
    actor,
    by,
    projectId,
    about: { ...about },
    seen,
    code,
    version: null,
    isIdle: false,
    isLogged: false,
  };
}

/**
 * Does some work as an act: transactions inside it write the act into the log, and forms are saved in the name of its
 * actor. It is not handed from function to function, so that none can forget it.
 */
export function inAct<T>(act: Act, work: () => Promise<T>): Promise<T> {
  return current.run(act, work);
}

/** What this code is a part of; undefined where it only reads, or a program works for nobody. */
export function currentAct(): Act | undefined {
  return current.getStore();
}

/** Starts work that outlives the act. */
export function outsideActs<T>(work: () => T): T {
  return current.exit(work);
}

/** What may be known of an act only while it is done: who signs in, what is created. */
export interface Finding {
  readonly actor?: Actor;
  readonly projectId?: string;
  readonly about?: Readonly<Record<string, string>>;
}

/** Says it of the act at work, if there is one. */
export function noteAct({ actor, projectId, about }: Finding): void {
  const act = currentAct();
  if (!act) return;
  if (actor) {
    act.actor = actor;
    act.by = actor.userId;
  }
  if (projectId !== undefined) act.projectId = projectId;
  Object.assign(act.about, about);
}
