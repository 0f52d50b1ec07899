import { createServer } from 'node:net';

/**
 * A port of the loopback address that nobody listens on. Programs that run beside each other could find the same one free:
 * with `GEP_TEST_PORTS=20000-20199` a program takes the ports of its range in turn.
 */
export async function freePort(): Promise<number> {
  const range = process.env.GEP_TEST_PORTS;
  if (range === undefined) return probe(0);
  const [first, last] = range.split('-').map(Number);
  if (!(first > 0 && last >= first))
    throw new RangeError(`GEP_TEST_PORTS: got ${range}, allowed: first and last port, as 20000-20199`);
  const count = last - first + 1;
  for (let tries = 0; tries < count; tries += 1) {
    const port = first + (taken++ % count);
    if ((await probe(port).catch(() => null)) !== null) return port;
  }
  throw new Error(`GEP_TEST_PORTS: none of ${range} is free`);
}

let taken = 0;

/** Listens for a moment; 0: on any port. */
function probe(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
