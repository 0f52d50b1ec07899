import { shapefileFiles, singleFiles } from './own-accept';
import { OwnFault } from './own-fault';
import { nameParts } from './source-file';
import { unzip } from './unzip';

/** Files that make a layer together, and what reads them. */
export type FileLot =
  | { readonly kind: 'geojson'; readonly name: string; readonly file: File }
  | { readonly kind: 'csv'; readonly name: string; readonly file: File }
  | { readonly kind: 'geotiff'; readonly name: string; readonly file: File }
  | { readonly kind: 'picture'; readonly name: string; readonly file: File }
  | { readonly kind: 'shapefile'; readonly name: string; readonly parts: ReadonlyMap<string, File> };

/** Files of features. */
export type VectorLot = Exclude<FileLot, { readonly kind: 'geotiff' | 'picture' }>;

/** Names of files that come with layers and are not read. */
const beside = /\.(tfw|ovr|xml|aux|qmd|qml|lyr|lyrx|sld|pdf|md)$/i;

export interface Lots {
  readonly lots: readonly FileLot[];
  readonly faults: readonly unknown[];
}

/** Sorts files into layers: archives are unpacked, the parts of shapefiles found together by their names. */
export async function fileLots(files: readonly File[]): Promise<Lots> {
  const faults: unknown[] = [];
  const all: File[] = [];
  for (const file of files) {
    if (nameParts(file.name).extension !== 'zip') all.push(file);
    else
      await unzip(file).then(
        (inside) => all.push(...inside),
        (fault: unknown) => faults.push(fault),
      );
  }
  const single: FileLot[] = [];
  const shapes = new Map<string, Map<string, File>>();
  for (const file of all) {
    const { base, extension } = nameParts(file.name);
    const kind = singleFiles[extension];
    const name = base.slice(base.lastIndexOf('/') + 1);
    if (kind) single.push({ kind, name, file });
    else if (shapefileFiles.includes(extension)) {
      const own = shapes.get(base.toLowerCase()) ?? new Map<string, File>();
      shapes.set(base.toLowerCase(), own.set(extension, file));
    } else if (!beside.test(file.name)) faults.push(new OwnFault(file.name, 'kind'));
  }
  const lots = [...shapes.values()].map((own): FileLot => {
    const [any] = own.values();
    const { base } = nameParts((own.get('shp') ?? any).name);
    return { kind: 'shapefile', name: base.slice(base.lastIndexOf('/') + 1), parts: own };
  });
  if (files.length > 0 && single.length + lots.length + faults.length === 0)
    faults.push(new OwnFault(files[0].name, 'kind'));
  return { lots: [...lots, ...single], faults };
}
