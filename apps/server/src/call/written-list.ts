import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { errorCodes } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import { binaryAnswer } from './call-request';
import type { BinaryAnswer } from './call-request';

/** Characters that are written in one go; a million take some milliseconds. */
const pieceLength = 256 * 1024;

/**
 * The envelope of a success whose payload ends with a long list, written piece by piece as the caller reads: everybody
 * would wait for tens of megabytes that are written in one go.
 * @param payload without the list
 * @param name of the list
 */
export function writtenList(
  language: Language,
  payload: object,
  name: string,
  elements: Iterable<object>,
): BinaryAnswer {
  const { code, ...message } = errorCodes.SUCCESS;
  const envelope = JSON.stringify({ code, message: message[language], data: { ...payload, [name]: [] } });
  return binaryAnswer(
    Readable.from(piecesOf(envelope.slice(0, -3), elements), { objectMode: false }),
    'application/json; charset=utf-8',
  );
}

/**
 * Others have their turn after each piece: a caller who reads fast would take the thread until the list is over.
 * @param start an envelope up to the beginning of its list
 */
async function* piecesOf(start: string, elements: Iterable<object>): AsyncGenerator<Buffer> {
  let piece = start;
  let separator = '';
  for (const element of elements) {
    piece += separator + JSON.stringify(element);
    separator = ',';
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = '';
    await setImmediate();
  }
  yield Buffer.from(`${piece}]}}`);
}
