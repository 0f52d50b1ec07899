import { apiReports } from './check/api-report';
import { bundleSizes } from './check/bundle-sizes';
import { docsLinks } from './check/docs-links';
import { documentedNames } from './check/documented-names';
import { errorGrammar } from './check/error-grammar';
import { exportLists } from './check/export-lists';
import { fileLength } from './check/file-length';
import { hardCodedWords } from './check/hard-coded-words';
import { machinePaths } from './check/machine-paths';
import { mapOfTheCode } from './check/map-of-the-code';
import { packageContents } from './check/packages';
import { plainEnglish } from './check/plain-english';
import { documentedCommands, documentedSnippets } from './check/readme-commands';
import { specificationCoverage } from './check/specification-coverage';
import { storyControls } from './check/story-controls';
import { storyPictures } from './check/story-pictures';
import { storyTitles } from './check/story-titles';
import { testedCodes } from './check/tested-codes';
import { completeWords, shownWords } from './check/words';
import { buildDocs } from './docs';
import { run } from './run';

/** A check answers with its problems; none means passed. */
type Check = () => Promise<string[]>;

const command =
  (...words: string[]): Check =>
  async () => {
    const { code, output } = await run(words, { quiet: true });
    return code === 0 ? [] : [output.trim() || `${words.join(' ')} ended with ${code}`];
  };

/** Folders with sources of ours. */
const sources = ['packages', 'apps', 'scripts', 'site', 'stories', 'bench', 'e2e'];

const checks: Record<string, Check> = {
  // All projects share their options, so one pass reads the sources of each package once.
  types: command('tsc', '-p', 'tsconfig.all.json'),
  lint: command('eslint', '.', '--max-warnings', '0'),
  format: command('prettier', '--check', '.', '--log-level', 'warn'),
  'import directions': command('depcruise', ...sources, '--config', '.dependency-cruiser.mjs'),
  'unused and undeclared dependencies': command('knip', '--no-config-hints'),
  'size of the style editor': command('size-limit'),
  'size of pages of embedders': bundleSizes,
  'file length': fileLength,
  'public names': exportLists,
  'reports of public types': apiReports,
  'documented names': documentedNames,
  'controls of the stories': storyControls,
  'titles of the stories': storyTitles,
  'pictures of the stories': storyPictures,
  'wording of errors': errorGrammar,
  'tests of error codes': testedCodes,
  'words in both languages': completeWords,
  'words that a screen shows': shownWords,
  'words only in message files': hardCodedWords,
  'no paths of one machine': machinePaths,
  'contents of the packages': packageContents,
  'documentation site': buildDocs,
  'links of the docs': docsLinks,
  'map of the code': mapOfTheCode,
  'page on the specification': specificationCoverage,
  'plain English': plainEnglish,
  'commands of the docs': documentedCommands,
  'snippets of the docs': documentedSnippets,
};

/** Checks at work at the same time: compilers are busy with one core each. */
const atOnce = 2;

/**
 * Runs the programs that check the house.
 *
 * @returns how many checks passed and failed; the problems are printed.
 */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = Object.entries(checks);
  let passed = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const started = Date.now();
      const problems = await check();
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      for (const problem of problems) console.log(problem);
      if (problems.length === 0) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { passed, failed };
}

if (process.argv[1]?.endsWith('check.ts')) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
