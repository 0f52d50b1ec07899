import { Duplex } from 'node:stream';
import type { EmbeddedWire } from './embedded-wire';

interface Chunk {
  readonly chunk: Uint8Array;
}

type Done = (error?: Error | null) => void;

/** A connection to the embedded database, in the place of the socket of a `pg.Client`. */
export class WireStream extends Duplex {
  readonly #wire: EmbeddedWire;

  constructor(wire: EmbeddedWire) {
    super();
    this.#wire = wire;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // A socket has these; here nothing has to be awake.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // What the database says is pushed as it comes.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this._writev([{ chunk }], done);
  }

  /** Messages that came together go together. They are copied: the protocol's library has some of them once for all. */
  override _writev(chunks: readonly Chunk[], done: Done): void {
    const messages = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      messages.set(chunk, at);
      at += chunk.length;
    }
    this.#wire.send(messages).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}
