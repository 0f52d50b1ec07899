import { mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** An open data set of GDAL; `info` is the answer of `gdalinfo -json`. */
export interface GdalDataset {
  readonly pointer: number;
  readonly path: string;
  readonly type: string;
  readonly info: unknown;
}

interface GdalFile {
  readonly real: string;
}

interface GdalBuild {
  open(path: string, options?: readonly string[]): Promise<{ datasets: GdalDataset[] }>;
  close(dataset: GdalDataset): Promise<void>;
  gdal_translate(dataset: GdalDataset, options: string[], output: string): Promise<GdalFile>;
  gdalwarp(dataset: GdalDataset, options: string[], output: string): Promise<GdalFile>;
  ogr2ogr(dataset: GdalDataset, options: string[], output: string): Promise<GdalFile>;
  gdaltransform(points: number[][], options: string[]): Promise<number[][]>;
}

type InitGdal = (options: {
  path: string;
  dest: string;
  useWorker: false;
  env: Record<string, string>;
  logHandler: (text: string) => void;
  errorHandler: (text: string) => void;
}) => Promise<GdalBuild>;

/** What GDAL said during one step. */
export interface GdalMessages {
  readonly errors: string[];
  readonly warnings: string[];
}

export interface Gdal {
  readonly build: GdalBuild;
  /** Folder of the host that GDAL sees as `/output`. */
  readonly folder: string;
  /** Name for an output; GDAL's file system does not let go of a name that was used. */
  newName(): string;
  /** Runs a step and gives back what it returned (undefined when it threw) with GDAL's messages. */
  step<T>(work: () => Promise<T>): Promise<{ value: T | undefined } & GdalMessages>;
  /** Puts a file into a separate folder under a plain name (GDAL must not see its neighbours) and opens it. */
  openCopy(path: string, name: string): Promise<{ value: GdalDataset | undefined } & GdalMessages>;
}

/**
 * V8 recompiles a WebAssembly function with more optimization after this much work in it (default 1,800,000). Most
 * processes end before that pays off: a higher bound saves them a third of their CPU time, and writing 12 million
 * cells a tenth.
 */
const tieringBudget = 100_000_000;

/** What GDAL says goes to the step at work: there is one GDAL a process, however often it is started. */
let messages: { errors: string[]; warnings: string[] } = { errors: [], warnings: [] };

/**
 * Starts GDAL (WebAssembly; about 0.3 s and 170 MB). Only for the parser process: a call does not return before
 * the work is done and its memory never shrinks.
 */
export async function startGdal(folder: string): Promise<Gdal> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const require = createRequire(import.meta.url);
  const entry = require.resolve('gdal3.js/node.js');
  const init = require(entry) as InitGdal;
  const output = join(await realpath(folder), 'gdal');
  mkdirSync(output, { recursive: true });
  const build = await init({
    // The build reads its data file relative to the working directory, even if the path is absolute.
    path: relative(process.cwd(), join(dirname(entry), 'dist/package')),
    dest: output,
    useWorker: false,
    env: {
      CPL_LOG_ERRORS: 'ON',
      GDAL_CACHEMAX: '128',
      GDAL_PAM_ENABLED: 'NO',
      OGR_ORGANIZE_POLYGONS: 'DEFAULT',
    },
    logHandler: () => undefined,
    errorHandler: (text) => {
      const list = /^ERROR \d+:/.test(text) ? messages.errors : messages.warnings;
      if (list.length < 50) list.push(text.replaceAll(/\/(input|output)\//g, '').slice(0, 400));
    },
  });

  const step: Gdal['step'] = async (work) => {
    messages = { errors: [], warnings: [] };
    let value;
    try {
      value = await work();
    } catch (error) {
      if (messages.errors.length === 0) messages.errors.push(textOf(error));
    }
    return { value, ...messages };
  };
  let opened = 0;
  let named = 0;
  return {
    build,
    folder: output,
    step,
    newName: () => `out${named++}`,
    async openCopy(path, name) {
      const place = join(output, `in${opened++}`);
      await mkdir(place);
      await linkOrCopy(path, join(place, name));
      return step(async () => (await build.open(`/output/${relative(output, place)}/${name}`)).datasets[0]);
    },
  };
}

/** Bytes of a flat (ENVI) output; the files of it are removed. */
export async function takeOutput(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  // GDAL names the cells `out0.` and what belongs to them `out0.hdr` and `out0..aux.xml`.
  await Promise.all(['', 'hdr', '.aux.xml'].map((ending) => rm(path + ending, { force: true })));
  return bytes;
}

/** A second name for a file where the file system can, a copy elsewhere. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const source = await realpath(from);
  await link(source, to).catch(() => copyFile(source, to));
}

function textOf(error: unknown): string {
  if (Array.isArray(error)) return error.map(textOf).join('; ');
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
