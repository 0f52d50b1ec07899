import { multipartAsk } from './client';
import type { Ask } from './client';
import { madeRegions } from './made-regions';
import type { Row } from './row';

/** A region file of 3,000 rows with 2 million vertices: opened, and opened again by a reader who has it already. */
export const largeRegions: Row = async ({ client, scene, isQuick }) => {
  const [{ projectId, token }] = scene.others.slice(2);
  const files = madeRegions(isQuick ? 1500 : 3000, 667, 2);
  const sent = performance.now();
  await client.data({
    method: 'POST',
    path: `/gep/user/project/regionFile?projectId=${projectId}`,
    token,
    ...multipartAsk(files, { wireEncoding: 'none' }),
  });
  const uploaded = (performance.now() - sent) / 1000;
  const open = async (headers: Ask['headers'] = {}) => {
    const started = performance.now();
    const path = `/gep/user/layer/vector/preview/${projectId}/data`;
    const answer = await client.send({ path, token, headers });
    return { ...answer, seconds: (performance.now() - started) / 1000 };
  };
  const first = await open();
  const second = await open();
  const etag = first.headers.etag;
  const known = await open(typeof etag === 'string' ? { 'if-none-match': etag } : {});
  return {
    figures: [
      { what: `${isQuick ? '1,500' : '3,000'} regions uploaded`, got: uploaded, unit: 's' },
      { what: 'opened', got: first.seconds, unit: 's', goal: 2 },
      { what: 'opened again', got: second.seconds, unit: 's' },
      { what: 'opened by ETag', got: known.seconds, unit: 's' },
      { what: 'bytes of the answer by ETag', got: known.bytes, unit: '', goal: 0 },
      { what: 'size of the answer', got: first.bytes / 1e6, unit: 'MB' },
    ],
  };
};
