import { closedLoop } from './loops';
import { windowAt } from './mixed';
import type { Row } from './row';

const connections = 4;
/** Windows that are asked for again and again. */
const kept = 8;

/** Windows of 1024 x 1024 pixels as GeoTIFF: each place once, then some places again and again. */
export const windows: Row = async (stage) => {
  const { client, server, scene, seconds } = stage;
  const path = await windowAt(stage, 1024);
  // Totals by class of the whole raster are written at its first opening, beside other requests.
  await server.settled();
  const load = (place: (asked: number) => number) =>
    closedLoop(client, { connections, seconds }, (asked) => ({
      path: path(place(asked)),
      token: scene.sessions[asked % scene.sessions.length],
      headers: { accept: 'image/tiff' },
    }));
  // 83 and 400 have no common divisor: neighbours are not asked for one after the other.
  const used = server.processorMs();
  const cold = await load((asked) => (asked * 83) % 400);
  const usedCold = server.processorMs() - used;
  const warm = await load((asked) => ((asked % kept) * 83) % 400);
  return {
    figures: [
      { what: 'windows, cold', got: cold.perSecond, unit: '/s', goal: 20, atLeast: true },
      { what: 'windows from the cache', got: warm.perSecond, unit: '/s', goal: 40, atLeast: true },
      { what: 'processor time, cold', got: usedCold / cold.latencies.count, unit: 'ms' },
      { what: 'cold, p99', got: cold.latencies.within(0.99), unit: 'ms' },
      { what: 'from the cache, p99', got: warm.latencies.within(0.99), unit: 'ms' },
      { what: 'errors', got: cold.latencies.errors + warm.latencies.errors, unit: '', goal: 0 },
    ],
    errors: [cold, warm].map(({ latencies }) => latencies.errorText).join(' '),
  };
};
