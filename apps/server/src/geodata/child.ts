/** Program of the parser process: does task after task, one at a time, and is ended by the parent. */
import { answer } from './answer';
import type { ChildReply, ChildRequest } from './child-protocol';
import { isGdalBroken } from './gdal';
import { geodataLimits } from './limits';

const send = (reply: ChildReply): void => {
  process.send?.(reply);
};

process.on('message', (request: ChildRequest) => {
  process.env.TMPDIR = request.folder;
  void answer(request, (fraction) => send({ kind: 'progress', fraction })).then((reply) => {
    const spent = isGdalBroken() || process.memoryUsage.rss() > geodataLimits.keptBytes;
    send({ kind: 'end', reply, spent });
  });
});
// The parent is gone: nobody waits for the answer.
process.on('disconnect', () => process.exit(1));
