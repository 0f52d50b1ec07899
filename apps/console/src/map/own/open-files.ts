import type { Loss } from '@gep/map-engine/interchange';
import type { AskProjection } from './ask-projection';
import { fileLots } from './file-lots';
import type { FileLot } from './file-lots';
import { OwnFault } from './own-fault';
import { mostOwn } from './own-layer';
import type { OwnLayer } from './own-layer';
import { ownRasterScheme, ownVectorScheme } from './own-scheme';
import { withQgisStyle } from './own-style';
import { readPicture } from './picture/read-picture';
import { readGeoTiff } from './read-geotiff';
import { readAside } from './worker/read-aside';

/** What is done with what was read. */
export interface OpenFilesHost {
  /** Number of layers that are there already. */
  readonly there: number;
  readonly ask: AskProjection;
  readonly add: (layers: readonly OwnLayer[]) => void;
  /** A file that cannot be shown; the others are. */
  readonly refuse: (file: string, error: unknown) => void;
  /** Rows of a table without a position. */
  readonly skip: (file: string, rows: number) => void;
  /** Parts of a style that look otherwise than where it was made. */
  readonly lose: (file: string, losses: readonly Loss[]) => void;
}

/** Reads files in this tab, one after the other, and adds each as soon as it is read. */
export async function openFiles(files: readonly File[], host: OpenFilesHost): Promise<void> {
  const { lots, faults } = await fileLots(files);
  for (const fault of faults) host.refuse(fault instanceof OwnFault ? fault.file : '', fault);
  let { there } = host;
  for (const lot of lots) {
    const file = fileName(lot);
    try {
      if (there >= mostOwn) throw new OwnFault(file, 'most', { most: mostOwn });
      const opened = (await openLot(lot, file, there, host)).slice(0, mostOwn - there);
      const layers = await inOwnStyle(opened, lot.style, host);
      there += layers.length;
      if (layers.length > 0) host.add(layers);
    } catch (error) {
      host.refuse(file, error);
    }
  }
}

/** In the style beside the file; as before where that cannot be read. */
async function inOwnStyle(
  layers: readonly OwnLayer[],
  style: File | undefined,
  host: OpenFilesHost,
): Promise<readonly OwnLayer[]> {
  if (!style || layers.length === 0) return layers;
  try {
    const styled = await withQgisStyle(layers, style);
    if (styled.losses.length > 0) host.lose(style.name, styled.losses);
    return styled.layers;
  } catch (error) {
    host.refuse(style.name, error);
    return layers;
  }
}

const fileName = (lot: FileLot): string =>
  lot.kind === 'shapefile' ? (lot.parts.get('shp')?.name ?? lot.name) : lot.file.name;

const newKey = (): string => Math.random().toString(36).slice(2, 8);

async function openLot(lot: FileLot, file: string, turn: number, host: OpenFilesHost): Promise<OwnLayer[]> {
  const { name } = lot;
  if (lot.kind === 'geotiff') {
    const read = await readGeoTiff(lot.file, host.ask);
    if (!read) return [];
    return [
      {
        key: newKey(),
        name,
        kind: 'raster',
        ...read,
        scheme: ownRasterScheme(read.description.bands, read.palette),
      },
    ];
  }
  if (lot.kind === 'picture')
    return [
      {
        key: newKey(),
        name,
        kind: 'picture',
        ...(await readPicture(lot.file)),
        transform: 'similarity',
        points: [],
      },
    ];
  const { placed, skipped } = await readAside(lot, file, host.ask);
  if (!placed) return [];
  if (skipped > 0) host.skip(file, skipped);
  return placed.map(({ kind, features: own }, at) => ({
    ...{ key: newKey(), name, kind, features: own },
    scheme: ownVectorScheme(kind, turn + at),
  }));
}
