import { expect } from 'playwright/test';

interface Envelope<Data> {
  readonly data: Data;
}

interface Account {
  readonly url: string;
  readonly account: string;
  readonly password: string;
}

/** Waits until the sample project of a first start is calculated: a busy machine opens its doors before. */
export async function sampleCalculated({ url, account, password }: Account): Promise<void> {
  const call = async <Data>(path: string, request: RequestInit): Promise<Data> =>
    ((await (await fetch(`${url}/gep/user${path}`, request)).json()) as Envelope<Data>).data;
  const body = new URLSearchParams({ username: account, pwd: password });
  const signedIn = await call<{ token: string; userId: string }>('/login', { method: 'POST', body });
  const projectState = async (): Promise<string> => {
    const headers = { 'user-token': signedIn.token };
    const path = `/project/${signedIn.userId}`;
    const { data } = await call<Envelope<readonly { projectState: string }[]>>(path, { headers });
    return data[0].projectState;
  };
  await expect.poll(projectState, { timeout: 400_000 }).toBe('COMPLETE');
}
