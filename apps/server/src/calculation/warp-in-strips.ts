import type { WarpRasterTask } from '../geodata/task';
import type { Services } from '../services';
import { emptyFile } from '../worker/flat-file';
import { inBlocks } from './in-blocks';
import { parsersAtOnce } from './parsers-at-once';

interface Tools {
  readonly services: {
    readonly geodata: Services['geodata'];
    readonly files: { readonly temporaryFolder: string };
  };
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/**
 * Warps a raster onto the grid of its task: a large grid in strips, each in a parser process, into one file. The first
 * strip that fails ends the others.
 * @throws GeodataError; that no cell has a value only on a small grid
 */
export async function warpInStrips(
  { services, signal, onProgress }: Tools,
  task: WarpRasterTask,
): Promise<{ readonly cellType: 'float64' | 'int32' }> {
  const { target, bands, resampling, outPath } = task;
  const workFolder = services.files.temporaryFolder;
  const strips = parsersAtOnce(target);
  if (strips === 1) return services.geodata(task, { signal, workFolder, onProgress });
  const [cellType, size] = resampling === 'class' ? (['int32', 4] as const) : (['float64', 8] as const);
  await emptyFile(outPath, bands.length * target.width * target.height * size);
  const edges = Array.from({ length: strips + 1 }, (_, i) => Math.floor((i * target.height) / strips));
  const done = new Array<number>(strips).fill(0);
  const failed = new AbortController();
  const options = { signal: AbortSignal.any([signal, failed.signal]), workFolder };
  await inBlocks(
    [...done.keys()],
    strips,
    () => undefined,
    async (strip) => {
      const onStrip = (fraction: number): void => {
        done[strip] = fraction;
        onProgress(done.reduce((sum, part) => sum + part, 0) / strips);
      };
      const rows = [edges[strip], edges[strip + 1]] as const;
      try {
        await services.geodata({ ...task, rows }, { ...options, onProgress: onStrip });
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    },
  );
  return { cellType };
}
