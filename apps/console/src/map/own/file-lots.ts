import { shapefileFiles, singleFiles, styleFile } from './own-accept';
import { OwnFault } from './own-fault';
import { nameParts } from './source-file';
import { unzip } from './unzip';

/** Files that make a layer together, and what reads them. */
export type FileLot = ReadLot & {
  /** The style of QGIS that has the name of the file. */
  readonly style?: File;
};

type ReadLot =
  | { readonly kind: 'geojson'; readonly name: string; readonly file: File }
  | { readonly kind: 'csv'; readonly name: string; readonly file: File }
  | { readonly kind: 'geotiff'; readonly name: string; readonly file: File }
  | { readonly kind: 'picture'; readonly name: string; readonly file: File }
  | { readonly kind: 'shapefile'; readonly name: string; readonly parts: ReadonlyMap<string, File> };

/** Files of features. */
export type VectorLot = Exclude<FileLot, { readonly kind: 'geotiff' | 'picture' }>;

/** Names of files that come with layers and are not read. */
const beside = /\.(tfw|ovr|xml|aux|qmd|lyr|lyrx|sld|pdf|md)$/i;

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
  const single: { readonly place: string; readonly lot: ReadLot }[] = [];
  const styles = new Map<string, File>();
  const shapes = new Map<string, Map<string, File>>();
  for (const file of all) {
    const { base, extension } = nameParts(file.name);
    const kind = singleFiles[extension];
    const name = base.slice(base.lastIndexOf('/') + 1);
    const place = base.toLowerCase();
    if (kind) single.push({ place, lot: { kind, name, file } });
    else if (extension === styleFile) styles.set(place, file);
    else if (shapefileFiles.includes(extension)) {
      const own = shapes.get(place) ?? new Map<string, File>();
      shapes.set(place, own.set(extension, file));
    } else if (!beside.test(file.name)) faults.push(new OwnFault(file.name, 'kind'));
  }
  const shapefiles = [...shapes].map(([place, parts]) => {
    const [any] = parts.values();
    const { base } = nameParts((parts.get('shp') ?? any).name);
    const lot: ReadLot = { kind: 'shapefile', name: base.slice(base.lastIndexOf('/') + 1), parts };
    return { place, lot };
  });
  const lots = [...shapefiles, ...single].map(({ place, lot }): FileLot => {
    const style = styles.get(place);
    styles.delete(place);
    return style ? { ...lot, style } : lot;
  });
  for (const { name } of styles.values()) faults.push(new OwnFault(name, 'styleAlone'));
  if (files.length > 0 && lots.length + faults.length === 0) faults.push(new OwnFault(files[0].name, 'kind'));
  return { lots, faults };
}
