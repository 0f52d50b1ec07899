import { comparePictures } from './long/pictures';

/* `npm run pictures` compares everything that has a picture with it; `-- --update` takes new pictures. */
const args = process.argv.slice(2);
const update = args.includes('--update');
if (args.some((arg) => arg !== '--update')) {
  console.error(`npm run pictures: got ${args.join(' ')}, allowed: --update`);
  process.exit(2);
}
try {
  console.log(`${update ? 'Updated' : 'Unchanged'}: ${await comparePictures(update)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
