import { randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@gep/api-client/contract';
import { fail, notFound } from '../error/gep-error';
import type { NoticeWay } from '../notice/notice-way';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { hashPassword } from '../user/password';
import { findUserByName, insertUsers } from '../user/queries';
import { deleteOldCodes, isOwnersPhone, lockCode, putCode } from './code-queries';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Sends a code to a phone. The answer does not say whether the phone has an account.
 * @throws GepError NOT_FOUND where nobody can register, CODE_JUST_SENT, CODE_QUOTA, UNAVAILABLE
 */
export async function sendCode(services: Services, phone: string, signal: AbortSignal): Promise<void> {
  const way = codeWay(services);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = services.now();
  // What is counted stays counted when the gateway fails: a caller cannot ask it more often for that.
  await services.database.transaction(async (tx) => {
    await deleteOldCodes(tx, new Date(now.getTime() - dayMs));
    const before = await lockCode(tx, phone);
    const waited = before ? now.getTime() - before.sentAt.getTime() : Infinity;
    const cooldown = limits.codeCooldownSeconds;
    if (waited < cooldown * 1000) fail('CODE_JUST_SENT', { seconds: cooldown - Math.floor(waited / 1000) });
    const isToday = before !== null && now.getTime() - before.countedFrom.getTime() < dayMs;
    const sends = (isToday ? before.sends : 0) + 1;
    if (sends > limits.codesPerDay) fail('CODE_QUOTA', { count: limits.codesPerDay });
    await putCode(tx, {
      phone,
      code: services.secrets.seal(code),
      sentAt: now,
      tries: 0,
      sends,
      countedFrom: isToday ? before.countedFrom : now,
    });
  });
  try {
    await way.send?.(codeNotice(services, phone, code), signal);
  } catch (error) {
    services.report(error, 'verification code');
    fail('UNAVAILABLE');
  }
}

/**
 * Makes an account for a phone whose code is right.
 * @throws GepError NOT_FOUND where nobody can register, CODE_WRONG, ACCOUNT_TAKEN, PHONE_REGISTERED
 */
export async function registerOwner(
  services: Services,
  { phone, code, userName, password }: { phone: string; code: string; userName: string; password: string },
): Promise<void> {
  codeWay(services);
  const passwordHash = await hashPassword(password);
  const isRight = await services.database.transaction(async (tx) => {
    if (!(await takeCode(services, tx, phone, code))) return false;
    if (await isOwnersPhone(tx, phone)) fail('PHONE_REGISTERED');
    if (await findUserByName(tx, userName)) fail('ACCOUNT_TAKEN', { name: userName }, 'body.userName');
    const role = 'PROJECT_ADMIN' as const;
    await insertUsers(tx, [{ id: newId(), userName, passwordHash, role, phone, createdAt: services.now() }]);
    return true;
  });
  // A wrong code counts: its transaction stands.
  if (!isRight) fail('CODE_WRONG');
}

/** Whether a code is right; it can be used once, and not after too many wrong ones. */
async function takeCode(services: Services, tx: Db, phone: string, code: string): Promise<boolean> {
  const row = await lockCode(tx, phone);
  if (!row || row.code === '') return false;
  const isOld = services.now().getTime() - row.sentAt.getTime() > limits.codeMinutes * minuteMs;
  const expected = services.secrets.unseal(row.code);
  const isRight = !isOld && expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(code));
  const tries = row.tries + 1;
  const isSpent = isRight || isOld || tries >= limits.codeTries;
  await putCode(tx, { ...row, tries, code: isSpent ? '' : row.code });
  return isRight;
}

/** The way that a code takes to a phone. @throws GepError NOT_FOUND where registration is off */
function codeWay({ config, noticeWays }: Services): NoticeWay {
  const way = noticeWays.find(({ name }) => name === 'WEBHOOK');
  return config.registration && way ? way : notFound('call');
}

function codeNotice({ config, now }: Services, phone: string, code: string) {
  const words = {
    zh: { title: '注册验证码', text: `您的验证码是${code}，${limits.codeMinutes}分钟内有效，请勿告知他人。` },
    en: {
      title: 'Verification code',
      text: `Your code is ${code}, for ${limits.codeMinutes} minutes. Keep it to yourself.`,
    },
  };
  return {
    ...words[config.notices.language],
    id: newId(),
    event: 'CODE' as const,
    project: null,
    createdAt: now(),
    to: { userId: '', name: '', contact: '', phone, email: '' },
    link: null,
  };
}
