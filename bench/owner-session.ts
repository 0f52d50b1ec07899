import { createGepClient } from '@gep/api-client';
import type { Browser, Page } from 'playwright';
import type { RunningServer } from '../e2e/start-server';

/** A signed-in owner with an open project. */
export interface OwnerSession {
  readonly url: string;
  readonly token: string;
  readonly projectId: string;
}

/** Signs the owner of a first start in. */
export async function ownerSession({ url, account, password }: RunningServer): Promise<OwnerSession> {
  let token: string | null = null;
  const client = createGepClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh',
    onSessionExpired: () => undefined,
    onNotice: () => undefined,
  });
  const session = await client.login({ username: account, pwd: password });
  ({ token } = session);
  const [{ id: projectId }] = (await client.listProjects({ userId: session.userId })).data;
  return { url, token: session.token, projectId };
}

/** A page of the owner with the project open. */
export async function signedInPage(browser: Browser, { url, token, projectId }: OwnerSession): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  await context.addCookies([{ name: 'user-token', value: token, url }]);
  await context.addInitScript((id) => sessionStorage.setItem('gep-project', id), projectId);
  return context.newPage();
}
