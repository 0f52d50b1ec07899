import { openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Replaces the parser process in tests of the time and memory limits: does what the request's task says, forever. */
const kept = [];
const block = new Uint8Array(1_000_000);
let opened;
/** Gone with the process. */
function file() {
  if (opened !== undefined) return opened;
  const path = join(tmpdir(), `gep-stubborn-${process.pid}`);
  opened = openSync(path, 'w');
  unlinkSync(path);
  return opened;
}

const behaviours = {
  /** Says that it is at work, and never comes back. */
  loop: () =>
    process.send({ kind: 'progress', fraction: 0 }, () => {
      for (;;);
    }),
  grow: () => {
    for (;;) kept.push(new Uint8Array(8_000_000).fill(1));
  },
  /** Over and over to the same place: the disk does not fill. */
  write: () => {
    for (;;) writeSync(file(), block, 0, block.length, 0);
  },
  /** 30 MB, for some polls. */
  'write a little': () => {
    let left = 30;
    const one = () => {
      writeSync(file(), block, 0, block.length, 0);
      left -= 1;
      if (left > 0) setTimeout(one, 10);
      else end('done');
    };
    setTimeout(one, 100);
  },
  exit: () => {
    process.stderr.write('no more');
    process.exit(3);
  },
  answer: () => end(Object.keys(process.env)),
  pid: () => end(process.pid),
  spend: () => end('done', true),
};

function end(result, spent = false) {
  process.send({ kind: 'end', reply: { kind: 'result', result }, spent });
}

process.on('message', (request) => behaviours[request.task.behave]());
