import { createHash, randomBytes } from 'node:crypto';
import { limits, loginAccountRule } from '@gep/api-client/contract';
import type { SessionUser } from '@gep/api-client/contract';
import { findProject } from '../project/queries';
import {
  clearAttempts,
  countAttempt,
  findSession,
  hasSignedInFrom,
  insertSession,
  lockAccount,
  revokeSession,
  touchSession,
} from '../user/session-queries';
import { findUser, findUserByName, updateUser } from '../user/queries';
import type { User } from '../user/queries';
import type { Services } from '../services';
import { phrase } from '../message/phrase';
import type { Db } from '../store/database';
import { openProject } from '../project/open-project';
import { noteAct } from '../act/act';
import { changedFields, noteChanges, openForm } from '../form/form';
import { actorOf } from '../user/actor';
import { fail, GepError } from '../error/gep-error';
import { isPasswordOf } from '../user/is-password-of';
import { setPassword } from '../user/set-password';
import { isAdministrator } from '../user/is-administrator';
import type { SignedIn } from '../user/signed-in';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const lockMs = limits.lockMinutes * 60_000;
const longestLockMs = 24 * 60 * 60_000;
/** A use is written down no more often than this, and often enough for a short idle limit. */
const touchEveryMs = (idleMs: number): number => Math.min(60_000, idleMs / 10);
const recentMs = limits.recentSignInMinutes * 60_000;

/**
 * Signs in. Five wrong passwords lock the account for the network that they came from, for 15 minutes and each time
 * twice as long; a hundred lock it for all networks but those where its user has signed in before. So nobody can lock
 * others out. Names that no user has are treated alike, and those that nobody can have are not written down.
 * @param network where the attempt comes from
 * @throws GepError LOGIN_FAILED or LOGIN_LOCKED
 */
export async function login(
  services: Services,
  userName: string,
  password: string,
  network: string,
): Promise<{ token: string; userId: string; role: User['role'] }> {
  const { db } = services.database;
  const now = services.now();
  // Before the locks, so that the log says whose password is tried, and known names take as long as others.
  const user = await findUserByName(db, userName);
  if (user) noteAct({ about: { userId: user.id } });
  const place = hashToken(`${user?.id ?? userName} ${network}`);
  const isUsual = await hasSignedInFrom(db, user?.id ?? '', place);
  const locks = [
    { key: `${userName} ${network}`, allowed: limits.wrongPasswordsBeforeLock, grows: true },
    ...(isUsual ? [] : [{ key: userName, allowed: limits.wrongPasswordsBeforeGeneralLock, grows: false }]),
  ];
  const reached: { key: string; until: Date }[] = [];
  for (const { key, allowed, grows } of user || isAccount(userName) ? locks : []) {
    const attempt = await countAttempt(db, key, now, new Date(now.getTime() - lockMs));
    const { failures, lockedUntil } = attempt;
    const lastsMs = grows ? Math.min(lockMs * 2 ** attempt.locks, longestLockMs) : lockMs;
    const until = new Date(now.getTime() + lastsMs);
    const end = lockedUntil ?? (failures > allowed ? until : null);
    if (end)
      fail('LOGIN_LOCKED', { minutes: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000)) });
    if (failures >= allowed) reached.push({ key, until });
  }
  if (!(await isPasswordOf(services, user, password)) || !user) {
    for (const { key, until } of reached) await lockAccount(db, key, until);
    return fail('LOGIN_FAILED');
  }
  for (const { key } of locks) await clearAttempts(db, key);
  noteAct({ actor: actorOf(user) });
  const token = await services.database.transaction((tx) => openSession(tx, user.id, now, place));
  return { token, userId: user.id, role: user.role };
}

/** Whether an account can have this name. */
const isAccount = (name: string): boolean => loginAccountRule.safeParse(name).success;

/** A new session; only the hash of its token is stored. */
async function openSession(db: Db, userId: string, now: Date, network: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, { tokenHash: hashToken(token), userId, network, createdAt: now, usedAt: now });
  return token;
}

/**
 * The user behind a token. A session ends when it was not used for a while, and some hours after signing in.
 * @param isUse false for a look that does not keep the session open
 * @throws GepError SESSION_UNKNOWN, SESSION_EXPIRED or SESSION_REVOKED
 */
export async function signedIn(
  services: Services,
  token: string | undefined,
  isUse = true,
): Promise<SignedIn> {
  if (!token || token.length > 200) return fail('SESSION_UNKNOWN');
  const { database, config } = services;
  const { db } = database;
  const tokenHash = hashToken(token);
  const found = await findSession(db, tokenHash);
  if (!found) return fail('SESSION_UNKNOWN');
  const { session, user } = found;
  if (session.revokedAt) return fail('SESSION_REVOKED');
  const now = services.now();
  const idle = now.getTime() - session.usedAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  if (idle > config.sessionIdleMs || age > config.sessionMs) return fail('SESSION_EXPIRED');
  if (!user) return fail('SESSION_REVOKED');
  if (isUse && idle > touchEveryMs(config.sessionIdleMs)) await touchSession(db, tokenHash, now);
  return { user, tokenHash, since: session.createdAt, network: session.network };
}

/** Whether a token is that of a session now; the look does not keep it open. */
export function isSession(services: Services, token: string): Promise<boolean> {
  return signedIn(services, token, false).then(
    () => true,
    (error: unknown) => {
      if (error instanceof GepError) return false;
      throw error;
    },
  );
}

export async function logout(services: Services, session: SignedIn): Promise<void> {
  await services.database.transaction((tx) => revokeSession(tx, session.tokenHash, services.now()));
}

/**
 * The user as clients see it, with the open project (a department's is its own).
 * @param opens the project that is opened with it
 */
export async function sessionUser(services: Services, signedIn: User, opens?: string): Promise<SessionUser> {
  const user = opens ? await openProject(services, signedIn, opens) : signedIn;
  const projectId = user.role === 'DATA_ENTRY' ? user.projectId : user.currentProjectId;
  const project = projectId === null ? null : await findProject(services.database.db, projectId);
  return {
    userId: user.id,
    userName: user.userName,
    realName: user.realName,
    phone: user.phone,
    email: user.email,
    role: user.role,
    lastPasswordChangeDate: passwordSetAt(user).toISOString(),
    hasInitialPassword: user.hasInitialPassword,
    isAdministrator: isAdministrator(services.config.administrators, user),
    projectId: project?.id ?? null,
    projectName: project?.name ?? null,
    runState: project?.runState ?? null,
  };
}

/** @throws GepError FORBIDDEN for the id of another user */
export async function updatePersonalInfo(
  services: Services,
  user: User,
  info: { id?: string; realName?: string; phone?: string; email?: string },
): Promise<SessionUser> {
  if (info.id !== undefined && info.id !== user.id) fail('FORBIDDEN');
  const patch = {
    ...(info.realName !== undefined && { realName: info.realName }),
    ...(info.phone !== undefined && { phone: info.phone }),
    ...(info.email !== undefined && { email: info.email }),
  };
  if (Object.keys(patch).length === 0) return sessionUser(services, user);
  const place = { of: { userId: user.id }, form: 'personalInfo' } as const;
  const updated = await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const before = (await findUser(tx, user.id)) ?? user;
    await noteChanges(tx, place, changedFields(before, { ...before, ...patch }));
    return updateUser(tx, user.id, patch);
  });
  return sessionUser(services, updated ?? user);
}

/** When the password of a user was changed last; of one that never was, when the account was made. */
export function passwordSetAt({ passwordChangedAt, createdAt }: User): Date {
  return passwordChangedAt ?? createdAt;
}

/**
 * Changes the own password and revokes all sessions of the user, also the one that asks: a token that somebody else has
 * ends with the old password.
 * @returns the token of a new session
 * @throws GepError FORBIDDEN for the id of another user, VALIDATION without the old password where the user has not just
 * signed in, OLD_PASSWORD_WRONG or PASSWORD_UNCHANGED
 */
export async function changeOwnPassword(
  services: Services,
  session: SignedIn,
  form: { userId?: string; password: string; oldPassword?: string },
): Promise<{ token: string }> {
  const { user, since } = session;
  const now = services.now();
  if (form.userId !== undefined && form.userId !== user.id) fail('FORBIDDEN');
  if (form.oldPassword === undefined && now.getTime() - since.getTime() > recentMs) {
    const field = 'oldPassword';
    fail('VALIDATION', { field, rule: phrase('rule.required') }, `body.${field}`);
  }
  if (form.oldPassword !== undefined && !(await isPasswordOf(services, user, form.oldPassword))) {
    fail('OLD_PASSWORD_WRONG', undefined, 'body.oldPassword');
  }
  await setPassword(services, user, form.password);
  return { token: await openSession(services.database.db, user.id, now, session.network) };
}
