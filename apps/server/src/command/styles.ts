import { readFile, stat } from 'node:fs/promises';
import { limits } from '@gep/api-client/contract';
import { newAct } from '../act/act';
import { carryOut } from '../act/carry-out';
import { readConfig } from '../config';
import { fail } from '../error/gep-error';
import { sizeText } from '../error/size-text';
import { phrase } from '../message/phrase';
import { openServices } from '../open-services';
import { nameOf } from '../plugin/errors';
import { importPublicStyles, listPublicGroups, removePublicStyles } from '../style/public-styles';
import { readStylesOptions, stylesUsage } from './styles-options';
import { reportFault, runCommand, say } from './terminal';

/** `npm run styles -- import`, `list` and `remove`: the groups that an installation adds to the public library. */
async function main(): Promise<void> {
  const options = readStylesOptions(process.argv.slice(2));
  if (!options) {
    process.stderr.write(`${stylesUsage}\n`);
    process.exitCode = 2;
    return;
  }
  const text = options.verb === 'import' ? await textOf(options.file) : '';
  const services = await openServices(readConfig(process.env), reportFault, {
    who: `npm run styles -- ${options.verb}`,
  });
  try {
    if (options.verb === 'list') {
      for (const { name, count } of await listPublicGroups(services)) say('styles.group', { name, count });
      return;
    }
    const { verb, group } = options;
    const count = await carryOut(services, newAct(`${verb}PublicStyles`), nameOf, () =>
      verb === 'import' ? importPublicStyles(services, group, text) : removePublicStyles(services, group),
    );
    say(verb === 'import' ? 'styles.imported' : 'styles.removed', { name: group, count });
  } finally {
    await services.close();
  }
}

async function textOf(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > limits.libraryFileBytes)
    fail('VALIDATION', {
      field: file,
      rule: phrase('styles.large', { limit: sizeText(limits.libraryFileBytes) }),
    });
  return readFile(file, 'utf8');
}

await runCommand(main);
