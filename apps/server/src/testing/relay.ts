import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to a TCP server that can be cut, closed and frozen, as a network or a restart does. */
export interface Relay {
  readonly port: number;
  /** Bytes that have come through so far, both ways. */
  readonly passed: number;
  /** Ends all connections. */
  cut(): void;
  /** Ends all connections and refuses new ones until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** As `close`, by itself and amidst what comes then, once so many more bytes have come through. */
  closeAfter(bytes: number): void;
  /** Passes nothing on, without ending anything, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

export async function relayTo(host: string, port: number): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let frozen = false;
  let passed = 0;
  let lastByte = Infinity;
  const server = createServer((near) => {
    const far = connect(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.on('data', (bytes: Buffer) => {
        passed += bytes.length;
        if (passed < lastByte) to.write(bytes);
        else to.write(bytes.subarray(0, bytes.length - (passed - lastByte)), () => void close());
      });
      if (frozen) from.pause();
    }
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      lastByte = Infinity;
      server.close(() => resolve());
      cut();
    });
  return {
    port: own,
    get passed() {
      return passed;
    },
    cut,
    open: () => listen(own),
    close,
    closeAfter(bytes) {
      lastByte = passed + bytes;
    },
    freeze() {
      frozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
  };
}
