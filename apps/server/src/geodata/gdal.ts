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

/** What is under GDAL's build (Emscripten). */
interface GdalModule {
  readonly NODEFS: object;
  readonly FS: {
    unmount(at: string): void;
    mount(kind: object, options: { root: string }, at: string): void;
  };
  onAbort?: () => void;
}

interface GdalBuild {
  open(path: string, options?: readonly string[]): Promise<{ datasets: GdalDataset[] }>;
  close(dataset: GdalDataset): Promise<void>;
  readonly Module: GdalModule;
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
  readonly build: Omit<GdalBuild, 'Module'>;
  /** Folder of the host that GDAL sees as `/output`. */
  readonly folder: string;
  /** Name for an output; GDAL's file system does not let go of a name that was used. */
  newName(): string;
  /** Runs a step and gives back what it returned (undefined when it threw) with GDAL's messages. */
  step<T>(work: () => Promise<T>): Promise<{ value: T | undefined } & GdalMessages>;
  /**
   * Puts a file into a separate folder under a plain name (GDAL must not see its neighbours) and opens it. `writes`: GDAL
   * changes files of this format while it reads, so that it needs its own bytes.
   */
  openCopy(
    path: string,
    name: string,
    writes?: 'writes',
  ): Promise<{ value: GdalDataset | undefined } & GdalMessages>;
  /** Closes what `openCopy` opened and removes its separate folder. */
  closeCopy(dataset: GdalDataset): Promise<void>;
}

/**
 * V8 recompiles a WebAssembly function with more optimization after this much work in it (default 1,800,000). Most
 * processes end before that pays off: a higher bound saves them a third of their CPU time, and writing 12 million
 * cells a tenth.
 */
const tieringBudget = 100_000_000;

/** What GDAL says goes to the step at work: there is one GDAL a process. */
let messages: { errors: string[]; warnings: string[] } = { errors: [], warnings: [] };
let started: { readonly build: GdalBuild; readonly folder: string } | undefined;
let broken = false;
/** Data sets that a task leaves open: GDAL would take them for those of the next one. */
const open = new Set<GdalDataset>();

/** Whether GDAL broke off: it does nothing right afterwards. */
export function isGdalBroken(): boolean {
  return broken;
}

/**
 * GDAL (WebAssembly) for a task that has `folder` to itself; the first call of a process takes about 0.3 s and 170 MB.
 * What the task before opened is closed. Only for the parser process: a call does not return before the work is done
 * and its memory never shrinks.
 */
export async function startGdal(folder: string): Promise<Gdal> {
  const output = join(await realpath(folder), 'gdal');
  mkdirSync(output, { recursive: true });
  if (started) await moveTo(started.build, output);
  started ??= { build: await load(output), folder: output };
  const build = buildFor(started, output);
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
    async openCopy(path, name, writes) {
      const place = join(output, `in${opened++}`);
      await mkdir(place);
      await (writes ? copyFile : linkOrCopy)(path, join(place, name));
      return step(async () => (await build.open(`/output/${relative(output, place)}/${name}`)).datasets[0]);
    },
    async closeCopy(dataset) {
      await build.close(dataset);
      await rm(join(output, dirname(dataset.path)), { recursive: true });
    },
  };
}

/** GDAL's build as a task sees it: what it opens is remembered, and what it writes is in the folder of the task. */
function buildFor({ build, folder }: NonNullable<typeof started>, output: string): Gdal['build'] {
  const placed = async (file: Promise<GdalFile>): Promise<GdalFile> => ({
    real: join(output, relative(folder, (await file).real)),
  });
  return {
    async open(path, options) {
      const opened = await build.open(path, options);
      for (const dataset of opened.datasets) open.add(dataset);
      return opened;
    },
    close(dataset) {
      open.delete(dataset);
      return build.close(dataset);
    },
    gdal_translate: (...given) => placed(build.gdal_translate(...given)),
    gdalwarp: (...given) => placed(build.gdalwarp(...given)),
    ogr2ogr: (...given) => placed(build.ogr2ogr(...given)),
    gdaltransform: (...given) => build.gdaltransform(...given),
  };
}

async function load(output: string): Promise<GdalBuild> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const require = createRequire(import.meta.url);
  const entry = require.resolve('gdal3.js/node.js');
  const init = require(entry) as InitGdal;
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
  build.Module.onAbort = () => {
    broken = true;
  };
  return build;
}

/** A new mount forgets the names that the task before gave its files. */
async function moveTo({ Module, close }: GdalBuild, output: string): Promise<void> {
  for (const dataset of open) await close(dataset);
  open.clear();
  Module.FS.unmount('/output');
  Module.FS.mount(Module.NODEFS, { root: output }, '/output');
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
