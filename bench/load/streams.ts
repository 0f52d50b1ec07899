import { Agent, get } from 'node:http';
import { latencyFigures } from './figure';
import { pacedUsers } from './loops';
import type { Row } from './row';

const consoles = 500;
/** As consoles do while their project calculates. */
const everyMs = 3000;

/** 500 consoles that follow a run: each with an open stream of events, and asking for its project every 3 seconds. */
export const streams: Row = async ({ client, server, scene, seconds }) => {
  const agent = new Agent({ maxSockets: Infinity });
  let open = 0;
  const users = scene.others.slice(0, consoles);
  await Promise.all(
    users.map(
      ({ token, projectId }) =>
        new Promise<void>((resolve, reject) => {
          get(
            `${server.origin}/gep/user/project/events?projectId=${projectId}`,
            { agent, headers: { 'user-token': token } },
            (response) => {
              if (response.statusCode === 200) open += 1;
              response.on('close', () => (open -= 1)).once('data', () => resolve());
              response.resume();
            },
          ).on('error', reject);
        }),
    ),
  );
  const { all } = await pacedUsers(client, consoles, { everyMs, seconds: 2 * seconds }, (user) => {
    const { token, projectId } = users[user];
    return ['project', { path: `/gep/user/project?projectId=${projectId}`, token }];
  });
  const figures = [
    ...latencyFigures(all, { p99: 100 }, 'polls'),
    { what: 'streams that are open at the end', got: open, unit: '' as const, goal: consoles, atLeast: true },
  ];
  agent.destroy();
  return { figures, errors: all.errorText };
};
