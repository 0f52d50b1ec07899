import { formAsk } from './client';
import type { Ask } from './client';
import { latencyFigures } from './figure';
import { pacedUsers } from './loops';
import type { NamedAsk } from './loops';
import type { Row, Stage } from './row';
import { largeSide, totalLayer } from './scene';

const users = 200;
/** Of a user whose answers are the slowest, to the mean of all. */
const unfair = 3;

/** Windows are asked for at this many places in each direction, as maps of one region are. */
const places = 20;

/** 200 signed-in users, a request a second each, 80 % of them reads. */
export const mixed: Row = async (stage) => {
  const { client, server, scene, database, isQuick } = stage;
  const window = await windowAt(stage, 512);
  const plan = planOf(stage, window);
  const seconds = isQuick ? 20 : 300;
  const used = server.processorMs();
  const { all, byName, byUser } = await pacedUsers(client, users, { everyMs: 1000, seconds }, (user) =>
    plan(user, scene.sessions[user % scene.sessions.length]),
  );
  for (const [name, latencies] of byName) {
    const [p50, p99] = [0.5, 0.99].map((share) => latencies.within(share).toFixed(0));
    console.log(`  ${name}: ${latencies.count} answers, p50 ${p50} ms, p99 ${p99} ms`);
  }
  const slowest = Math.max(...byUser.map((latencies) => latencies.mean));
  return {
    figures: [
      ...latencyFigures(all, database === 'embedded' ? { p99: 1000 } : { p95: 150, p99: 400 }),
      { what: 'slowest user to the mean', got: slowest / all.mean, unit: '', goal: unfair },
      { what: 'processor time an answer', got: (server.processorMs() - used) / all.count, unit: 'ms' },
    ],
    errors: all.errorText,
  };
};

/** Shares of the calls of consoles at work; reads are 80 of 100. */
function planOf({ scene }: Stage, window: (place: number) => string) {
  const { calculated, empty, ownerId } = scene;
  const get =
    (path: string) =>
    (token: string): Ask => ({ path, token });
  const calls: readonly (readonly [
    share: number,
    name: string,
    ask: (token: string, user: number) => Ask,
  ])[] = [
    [33, 'list', get(`/gep/user/project/${ownerId}?pageSize=20`)],
    [17, 'project', get(`/gep/user/project?projectId=${calculated}`)],
    [13, 'settings', get(`/gep/user/project/basicSetting?projectId=${calculated}`)],
    [8, 'results', get(`/gep/user/project/resultView?projectId=${calculated}`)],
    [
      7,
      'window of 512',
      (token) => ({
        path: window(Math.floor(Math.random() * places * places)),
        token,
        headers: { accept: 'image/tiff' },
      }),
    ],
    [2, 'polygons', get(totalLayer('vector', calculated))],
    [20, 'save', (token, user) => ({ ...saveSetting(empty[user % empty.length], user), token })],
  ];
  return (user: number, token: string): NamedAsk => {
    let left = Math.random() * 100;
    const [, name, ask] = calls.find(([share]) => (left -= share) < 0) ?? calls[0];
    return [name, ask(token, user)];
  };
}

function saveSetting(projectId: string, user: number): Omit<Ask, 'token'> {
  const projectBasicSetting = JSON.stringify({ projectId, particularYear: String(2000 + (user % 24)) });
  return {
    method: 'POST',
    path: '/gep/user/project/basicSetting',
    ...formAsk({ projectBasicSetting }),
  };
}

/** Paths of square windows of the large raster, at its own resolution, by the number of their place. */
export async function windowAt(
  { client, scene }: Pick<Stage, 'client' | 'scene'>,
  side: number,
): Promise<(place: number) => string> {
  const path = totalLayer('raster', scene.calculated);
  const [token] = scene.sessions;
  const { extent } = await client.data<{ extent: [number, number, number, number] }>({
    path: `/gep/user/layer/raster/base/info/${scene.calculated}/totalGep/5/totalGep`,
    token,
  });
  const [minX, minY, maxX, maxY] = extent;
  const scale = Math.max(maxX - minX, maxY - minY) / largeSide;
  const [roomX, roomY] = [maxX - minX - side * scale, maxY - minY - side * scale];
  return (place) => {
    const [column, row] = [place % places, Math.floor(place / places) % places];
    const [x, y] = [minX + (roomX * column) / (places - 1), minY + (roomY * row) / (places - 1)];
    const [right, top] = [x + side * scale, y + side * scale];
    return `${path}?scale=${scale}&minX=${x}&minY=${y}&maxX=${right}&maxY=${top}`;
  };
}
