import { createCipheriv, randomBytes } from 'node:crypto';
import { multipartAsk } from './client';
import type { Figure } from './figure';
import type { Row } from './row';

const uploadsAtOnce = 20;
const bytes = 50 * 1000 * 1000;
const key = 'gep-region-files';

/** 20 users who upload 50 MB at once, plain and encoded. The bytes are of no shapefile, which is found out at the end. */
export const uploads: Row = async ({ client, scene, server }) => {
  const plain = randomBytes(bytes);
  const cipher = createCipheriv('aes-128-ecb', key, null);
  const encoded = Buffer.concat([cipher.update(plain), cipher.final()]);
  const figures: Figure[] = [];
  const refusals = new Set<string>();
  for (const [name, content, wireEncoding] of [
    ['plain', plain, 'none'],
    ['encoded', encoded, 'aes-ecb'],
  ] as const) {
    const before = server.memory();
    const highest = server.watchMemory();
    const started = performance.now();
    const answers = await Promise.all(
      scene.others.slice(0, uploadsAtOnce).map(({ token, projectId }) =>
        client.send({
          method: 'POST',
          path: `/gep/user/project/regionFile?projectId=${projectId}`,
          token,
          ...multipartAsk(shapefileOf(content), { wireEncoding }),
        }),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const { status, code } of answers) refusals.add(`HTTP ${status} ${code}`);
    figures.push(
      { what: `20 x 50 MB, ${name}`, got: seconds, unit: 's', goal: 60 },
      { what: `memory above before, ${name}`, got: highest() - before, unit: 'MB', goal: 150 },
      {
        what: `not judged, ${name}`,
        // Refused for what they hold, not because there are too many of them.
        got: answers.filter(({ code }) => code === null || !/^20/.test(code)).length,
        unit: '',
        goal: 0,
      },
    );
  }
  return { figures, errors: [...refusals].join('; ') };
};

/** All parts, so that the bytes are looked into. */
function shapefileOf(content: Buffer): (readonly [string, Buffer])[] {
  return ['shp', 'shx', 'dbf', 'prj'].map((extension) => [
    `load.${extension}`,
    extension === 'shp' ? content : content.subarray(0, 1600),
  ]);
}
