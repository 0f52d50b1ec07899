import type { Db } from '../store/database';
import { userNamesLike } from './queries';

/** Room for a number at the end of the 50 characters of an account. */
const longest = 40;

/** For each wanted account one that nobody has: `d350102`, then `d350102x2`. */
export async function freeAccounts(db: Db, wanted: readonly string[]): Promise<string[]> {
  const taken = new Set(await userNamesLike(db, commonStart(wanted)));
  return wanted.map((name) => {
    const base = name.slice(0, longest);
    let account = base;
    for (let count = 2; taken.has(account); count++) account = `${base}x${count}`;
    taken.add(account);
    return account;
  });
}

function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length--;
  return first.slice(0, Math.min(length, longest));
}
