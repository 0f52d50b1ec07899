import type { Figure } from './figure';
import { closedLoop } from './loops';
import type { Row } from './row';

const connections = 20;

/** Lists of projects with a session: of a user with one, and the first 20 of 41. */
export const lists: Row = async ({ client, server, scene, database, seconds }) => {
  const { ownerId, sessions, others } = scene;
  const one = await closedLoop(client, { connections, seconds }, (asked) => {
    const { userId, token } = others[asked % others.length];
    return { path: `/gep/user/project/${userId}?pageSize=20`, token };
  });
  const used = server.processorMs();
  const page = await closedLoop(client, { connections, seconds }, (asked) => ({
    path: `/gep/user/project/${ownerId}?pageSize=20`,
    token: sessions[asked % sessions.length],
  }));
  const [goalOne, goalPage] = database === 'embedded' ? [500, 400] : [2000, 2000];
  const figure = (what: string, { perSecond }: typeof one, goal: number): Figure => ({
    ...{ what, got: perSecond, unit: '/s', goal, atLeast: true },
  });
  return {
    figures: [
      figure('lists of 1 project', one, goalOne),
      figure('pages of 20 of 41', page, goalPage),
      {
        what: 'processor time a page',
        got: (server.processorMs() - used) / page.latencies.count,
        unit: 'ms',
      },
      { what: 'pages, p99', got: page.latencies.within(0.99), unit: 'ms' },
      { what: 'errors', got: one.latencies.errors + page.latencies.errors, unit: '', goal: 0 },
    ],
    errors: [one, page].map(({ latencies }) => latencies.errorText).join(' '),
  };
};
