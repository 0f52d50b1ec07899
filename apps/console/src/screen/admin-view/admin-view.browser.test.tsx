import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import type { SessionUser } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageLoad } from '../../tab/page-load';
import { routes } from '../../routes';
import { useSession } from '../../session/session-store';
import { backend } from '../../session/testing/backend';
import { readToken } from '../../session/token-cookie';

const leaveTo = vi.spyOn(pageLoad, 'leaveTo').mockReturnValue();

const department: SessionUser = {
  userId: '2',
  userName: 'fuzhou',
  realName: '',
  phone: '',
  email: '',
  role: 'DATA_ENTRY',
  lastPasswordChangeDate: new Date().toISOString(),
  hasInitialPassword: false,
  isAdministrator: false,
  projectId: null,
  projectName: null,
  runState: null,
};
const administrator: SessionUser = {
  ...department,
  userName: 'admin',
  role: 'PROJECT_ADMIN',
  projectId: 'p1',
  projectName: '福建省2020年',
};

let user: SessionUser;
let present: SessionUser | null;
let asked: (string | null)[];

beforeEach(() => {
  leaveTo.mockClear();
  user = department;
  present = null;
  asked = [];
  const { client } = createTestClient(
    {
      userInfo: (_input, { token }) => {
        asked.push(token);
        if (token !== 'present') return user;
        if (present) return present;
        throw new TestFault('SESSION_EXPIRED');
      },
      getProject: () => {
        throw new TestFault('NOT_FOUND', { what: 'p1' });
      },
    },
    { token: () => useSession.getState().token },
  );
  backend.client = { ...client };
  useSession.getState().signOut();
  window.name = '';
});
afterEach(() => {
  useSession.getState().signOut();
  window.name = '';
});

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const places: string[] = [];
  router.subscribe(({ location }) => places.push(location.pathname));
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, places };
}

const administration = /^https?:\/\/[^/:]+:9998\/$/;

describe('/adminViewPage', () => {
  it('takes token and project out of the window name, clears it and goes to the basic settings', async () => {
    user = administrator;
    window.name = JSON.stringify({ token: 'handed-over', projectId: 'p1' });
    const { router } = await open('/adminViewPage');
    await expect.poll(() => router.state.location.pathname).toBe('/setting/basic');
    expect(window.name).toBe('');
    expect(useSession.getState()).toMatchObject({ token: 'handed-over', projectId: 'p1' });
    expect(readToken()).toBe('handed-over');
    await expect.element(page.getByText('福建省2020年').first()).toBeVisible();
    expect(asked[0]).toBe('handed-over');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('replaces the route: going back does not come here again', async () => {
    window.name = JSON.stringify({ token: 'handed-over', projectId: 'p1' });
    user = administrator;
    const { router } = await open('/adminViewPage');
    await expect.poll(() => router.state.location.pathname).toBe('/setting/basic');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/setting/basic');
  });

  const handOver = () => {
    window.name = JSON.stringify({ token: 'handed-over', projectId: 'p1' });
    return open('/adminViewPage');
  };

  it('puts nobody who is signed in into another account', async () => {
    user = administrator;
    present = { ...administrator, userId: '9', userName: 'victim', projectId: 'p9' };
    useSession.getState().signIn('present');
    const { router } = await handOver();
    await expect.poll(() => router.state.location.pathname).not.toBe('/adminViewPage');
    expect(useSession.getState().token).toBe('present');
    expect(readToken()).toBe('present');
    expect(window.name).toBe('');
  });

  it.each([
    ['the same user', administrator],
    ['a session that is over', null],
  ])('goes on from %s', async (_who, before) => {
    user = administrator;
    present = before;
    useSession.getState().signIn('present');
    await handOver();
    await expect.poll(() => useSession.getState()).toMatchObject({ token: 'handed-over', projectId: 'p1' });
  });

  it.each([
    ['of a department', department],
    ['of another project', { ...administrator, projectId: 'p2' }],
  ])('takes no token %s', async (_what, handed) => {
    user = handed;
    await handOver();
    await expect.poll(() => leaveTo.mock.calls).toHaveLength(1);
    expect(useSession.getState().token).toBeNull();
  });

  it.each(['', '{', '{"token":"t"}', JSON.stringify({ token: 'a\nb', projectId: 'p1' })])(
    'clears the token and leaves for the administration on %j',
    async (name) => {
      useSession.getState().signIn('old');
      window.name = name;
      const { router } = await open('/adminViewPage');
      await expect.element(page.getByRole('status')).toHaveTextContent('正在前往管理端');
      expect(leaveTo).toHaveBeenCalledOnce();
      expect(leaveTo.mock.calls[0][0]).toMatch(administration);
      expect(window.name).toBe('');
      expect(useSession.getState().token).toBeNull();
      expect(readToken()).toBeNull();
      expect(router.state.location.pathname).toBe('/adminViewPage');
    },
  );

  it('is where a department without a project ends, once: no loop', async () => {
    useSession.getState().signIn('department');
    const { router, places } = await open('/setting/basic');
    await expect.poll(() => router.state.location.pathname).toBe('/adminViewPage');
    await expect.poll(() => leaveTo.mock.calls).toHaveLength(1);
    const moves = places.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(places).toHaveLength(moves);
    expect(places.filter((path, index) => path !== places[index - 1])).toEqual([
      '/setting/basic',
      '/adminViewPage',
    ]);
    expect(asked).toEqual(['department']);
    expect(leaveTo).toHaveBeenCalledOnce();
    expect(leaveTo.mock.calls[0][0]).toMatch(administration);
  });
});
