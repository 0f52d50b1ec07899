const name = 'user-token';

/** Token of the session, kept in a cookie of this host so that a reload stays signed in. */
export function readToken(): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
  } catch {
    // Other programs of this host write cookies, too.
    return null;
  }
}

/** Keeps the token; the server reads only the header, so the cookie alone opens nothing. */
export function writeToken(token: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
}

export function clearToken(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
}
