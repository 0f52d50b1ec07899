/** Program of the parser process: takes one task, answers, and is ended by the parent. */
import { answer } from './answer';
import type { ChildReply, ChildRequest } from './child-protocol';

const send = (reply: ChildReply): void => {
  process.send?.(reply);
};

process.once('message', (request: ChildRequest) => {
  void answer(request, (fraction) => send({ kind: 'progress', fraction })).then(send);
});
// The parent is gone: nobody waits for the answer.
process.on('disconnect', () => process.exit(1));
