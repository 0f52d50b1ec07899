/*
 * Account and flag are plain; the password is encrypted with a key that no script can read out of IndexedDB
 * (docs/decisions/2026-11-21-remember-me.md). Unticking erases all of it.
 */
const storageKey = 'gep-remember';
const databaseName = 'gep-session';
const keyName = 'remember-key';

export interface Remembered {
  readonly account: string;
  readonly password: string;
}

interface Stored {
  readonly account: string;
  readonly iv: number[];
  readonly cipher: number[];
}

function request<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error ?? new Error('IndexedDB failed'));
  });
}

async function keyStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  return request(opening);
}

async function readKey(): Promise<CryptoKey | undefined> {
  const database = await keyStore();
  const key = await request<unknown>(database.transaction('keys').objectStore('keys').get(keyName));
  database.close();
  return key instanceof CryptoKey ? key : undefined;
}

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const database = await keyStore();
  await request(database.transaction('keys', 'readwrite').objectStore('keys').put(key, keyName));
  database.close();
  return key;
}

/** Keeps account and password for the next visit. Without WebCrypto (plain HTTP) only the account is kept. */
export async function remember({ account, password }: Remembered): Promise<void> {
  if (!crypto.subtle) {
    localStorage.setItem(storageKey, JSON.stringify({ account, iv: [], cipher: [] } satisfies Stored));
    return;
  }
  const key = (await readKey()) ?? (await makeKey());
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(password),
  );
  const stored: Stored = { account, iv: [...iv], cipher: [...new Uint8Array(cipher)] };
  localStorage.setItem(storageKey, JSON.stringify(stored));
}

/** What was kept; an unreadable password comes back empty. */
export async function recall(): Promise<Remembered | null> {
  const text = localStorage.getItem(storageKey);
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Stored;
    const key = stored.cipher.length > 0 ? await readKey() : undefined;
    if (!key) return { account: stored.account, password: '' };
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: new Uint8Array(stored.iv) },
      key,
      new Uint8Array(stored.cipher),
    );
    return { account: stored.account, password: new TextDecoder().decode(plain) };
  } catch {
    return null;
  }
}

/** Erases account, password and key. */
export async function forget(): Promise<void> {
  localStorage.removeItem(storageKey);
  const database = await keyStore();
  await request(database.transaction('keys', 'readwrite').objectStore('keys').clear());
  database.close();
}
