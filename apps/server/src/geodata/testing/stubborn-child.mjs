/** Replaces the parser process in tests of the time and memory limits: does what the request's task says, forever. */
const kept = [];
const behaviours = {
  /** Says that it is at work, and never comes back. */
  loop: () =>
    process.send({ kind: 'progress', fraction: 0 }, () => {
      for (;;);
    }),
  grow: () => {
    for (;;) kept.push(new Uint8Array(8_000_000).fill(1));
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
