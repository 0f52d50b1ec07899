import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run';
import { read, sourceFiles } from './files';

/** Every `npm run x` written in a page is a script of package.json, and every `npm start`/`npm test` exists. */
export async function documentedCommands(): Promise<string[]> {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const problems: string[] = [];
  for (const page of await sourceFiles(/\.md$/)) {
    for (const [, name = ''] of read(page).matchAll(
      /npm (?:run )?((?:start|test|[a-z]+(?:[:-][a-z]+)*))\b/g,
    )) {
      const builtIn = ['ci', 'dedupe', 'install', 'ls', 'run', 'update'].includes(name);
      if (!builtIn && !(name in scripts)) problems.push(`${page}: npm has no script ${name}`);
    }
  }
  for (const [name, command] of Object.entries(scripts)) {
    const file = /tsx (?:--\S+ )*(\S+\.ts)/.exec(command)?.[1];
    if (file && !existsSync(join(root, file)))
      problems.push(`package.json: ${name} starts ${file}, which does not exist`);
  }
  return problems;
}

/** A fenced TypeScript block marked `file=path` shows that file word for word, so what is shown compiles and runs. */
export async function documentedSnippets(): Promise<string[]> {
  const problems: string[] = [];
  for (const page of await sourceFiles(/\.md$/)) {
    for (const [, file = '', code = ''] of read(page).matchAll(/```tsx? file=(\S+)\n([\s\S]*?)```/g)) {
      const path = join(root, file);
      if (!existsSync(path)) problems.push(`${page}: snippet of ${file}, which does not exist`);
      else if (readFileSync(path, 'utf8').trim() !== code.trim())
        problems.push(`${page}: snippet differs from ${file}`);
    }
  }
  return problems;
}
