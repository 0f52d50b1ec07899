import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents } from './event-stream';
import type { ServerEvent } from './event-stream';

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function collect(chunks: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

// The examples of the WHATWG HTML standard, section 9.2.6.
const standard =
  ': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n';
const multiline = 'event: add\r\ndata: YHOO\r\ndata: +2\r\ndata: 10\r\n\r\ndata\n\ndata\ndata\n\ndata:';

describe('server-sent events', () => {
  it('read as the standard shows', async () => {
    const bytes = new TextEncoder().encode(standard);
    expect(await collect([bytes])).toEqual([
      { id: '1', event: 'message', data: 'first event' },
      { id: '', event: 'message', data: 'second event' },
      { id: '', event: 'message', data: ' third event' },
    ]);
    expect(await collect([new TextEncoder().encode(multiline)])).toEqual([
      { id: '', event: 'add', data: 'YHOO\n+2\n10' },
      { id: '', event: 'message', data: '' },
      { id: '', event: 'message', data: '\n' },
    ]);
  });

  it('do not depend on how the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(
      'id: 7\r\nevent: progress\r\ndata: {"step":"固碳"}\r\n\r\ndata: b\n\n',
    );
    const whole = await collect([bytes]);
    expect(whole).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 8 }),
        async (cuts) => {
          const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
          const chunks = edges.slice(1).map((end, index) => bytes.slice(edges[index], end));
          expect(await collect(chunks)).toEqual(whole);
        },
      ),
    );
  });
});
