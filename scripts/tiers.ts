import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run';

interface Figure {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly detail: string;
}

/** Parts of a long test, each with its figures in one line. */
export interface Tiers {
  /** Does a part unless others were chosen; prints how it went. What `work` throws fails it. */
  tier(name: string, work: () => Promise<string>): Promise<void>;
  /** Writes the figures, where `save` names a file, and gives the exit status of the whole. */
  finish(save?: string): number;
}

/** @param chosen beginnings of names: only these parts run; none: all */
export function openTiers(chosen: readonly string[]): Tiers {
  const figures: Figure[] = [];
  return {
    async tier(name, work) {
      if (chosen.length > 0 && !chosen.some((start) => name.startsWith(start))) return;
      const started = Date.now();
      let passed = true;
      let detail: string;
      try {
        detail = await work();
      } catch (error) {
        passed = false;
        detail = error instanceof Error ? error.message : String(error);
      }
      const seconds = Math.round((Date.now() - started) / 100) / 10;
      figures.push({ name, passed, seconds, detail });
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s) ${detail}`);
    },
    finish(save) {
      if (save !== undefined) {
        write(save, figures);
        console.log(`Figures in ${save}`);
      }
      const failed = figures.filter(({ passed }) => !passed).length;
      console.log(`${figures.length - failed} passed, ${failed} failed`);
      return failed === 0 && figures.length > 0 ? 0 : 1;
    },
  };
}

/** The figures of parts that did not run now stay as an earlier run left them in the file. */
function write(file: string, figures: readonly Figure[]): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const earlier = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Figure[]) : [];
  const others = earlier.filter(({ name }) => !figures.some((figure) => figure.name === name));
  writeFileSync(path, `${JSON.stringify([...others, ...figures], null, 2)}\n`);
}
