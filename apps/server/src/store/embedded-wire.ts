import type { PGlite } from '@electric-sql/pglite';

/** The embedded database as its users reach it: messages of PostgreSQL's protocol, one after the other. */
export interface EmbeddedWire {
  /** Sends messages of the protocol; resolves with what the database says to them. */
  send(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A database of this thread. */
export function wireOf(lite: PGlite): EmbeddedWire {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    send: (messages) => inTurn(() => answerTo(lite, messages)),
    close: () => inTurn(() => lite.close()),
  };
}

/** A startup message begins with its length; all others with the letter of their kind. */
const startup = 0;

/**
 * What the database says, as it streams it. Its answers in one piece are parsed, too, and kept until the next query by other
 * ways than these: the memory would grow with every statement.
 */
async function answerTo(lite: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  if (messages[0] === startup) return separate(lite.execProtocolRawSync(messages));
  const pieces: Uint8Array[] = [];
  await lite.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (piece) => pieces.push(piece.slice()),
  });
  return pieces.length === 1 ? pieces[0] : new Uint8Array(Buffer.concat(pieces));
}

/** Bytes that share their memory with nothing else, so that another thread can take them over. */
export function separate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes);
}
