import { parseArgs } from 'node:util';
import { compareWithBase } from './long/base-pictures';
import { compareStoredPictures } from './long/pictures';

/*
 * `npm run pictures` compares everything that has a committed picture with it; `-- --update` takes new pictures;
 * `-- --base REF` compares all stories in both languages and themes with how they look in another commit, and with
 * names of files or folders behind it (`-- --base main ramp dialog/editing`) only theirs.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, base: { type: 'string' } },
  allowPositionals: true,
});
try {
  console.log(
    values.base === undefined
      ? await compareStoredPictures(values.update)
      : await compareWithBase(values.base, positionals),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
