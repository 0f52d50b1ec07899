/** Replaces the parser process in tests of the time and memory limits: does what the request's task says, forever. */
interface Request {
  readonly task: { readonly behave: 'loop' | 'grow' | 'exit' | 'answer' };
}

const kept: Uint8Array[] = [];
const behaviours: Record<Request['task']['behave'], () => void> = {
  loop: () => {
    for (;;);
  },
  grow: () => {
    for (;;) kept.push(new Uint8Array(8_000_000).fill(1));
  },
  exit: () => {
    process.stderr.write('no more');
    process.exit(3);
  },
  answer: () => process.send?.({ kind: 'result', result: Object.keys(process.env) }),
};

process.once('message', (request: Request) => behaviours[request.task.behave]());
