import { parseArgs } from 'node:util';
import { compareWithBase } from './long/base-pictures';
import { takeGuidePictures } from './long/guide-pictures';
import { compareStoredPictures } from './long/pictures';

/*
 * `npm run pictures` compares everything that has a committed picture with it; `-- --update` takes new pictures;
 * `-- --base REF` compares all stories in both languages and themes with how they look in another commit, and with
 * names of files or folders behind it (`-- --base main ramp dialog/editing`) only theirs. `-- --guide` takes the pictures of
 * the guide for accountants from the product.
 */
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, base: { type: 'string' }, guide: { type: 'boolean' } },
  allowPositionals: true,
});
try {
  console.log(await asked());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function asked(): Promise<string> {
  if (values.guide) return takeGuidePictures();
  return values.base === undefined
    ? compareStoredPictures(values.update)
    : compareWithBase(values.base, positionals);
}
