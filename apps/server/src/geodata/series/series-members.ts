import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isAboutFile } from '../about-file';
import type { AboutEnding } from '../about-file';
import { isOfSystem, namesOf } from '../archive/archived-names';
import { openArchive, unpack, unpackTo, zipStart } from '../archive/open-archive';
import type { Archive } from '../archive/open-archive';
import { firstBytes } from '../first-bytes';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { UploadedPart } from '../task';

/** A raster file among others, perhaps inside an archive. */
export interface SeriesMember {
  readonly name: string;
  /** The file beside it whose name adds an ending to its own; null without one. */
  readonly beside: (ending: AboutEnding) => AsyncIterable<Uint8Array> | null;
  /** Path of a file with its bytes, unpacked where need be. */
  take(): Promise<string>;
  /** Removes what `take` unpacked. */
  release(): Promise<void>;
}

/** The rasters of an upload, in no order. */
export interface SeriesMembers {
  readonly members: readonly SeriesMember[];
  close(): void;
}

/**
 * The rasters of an upload: the files themselves, or what a ZIP holds of them. An archive is unpacked file by file, so
 * that a year of days needs no more room than one of them. Throws `series-contents`, `raster-too-many-bands`, or what is
 * wrong with the archive.
 */
export async function seriesMembers(parts: readonly UploadedPart[], folder: string): Promise<SeriesMembers> {
  const [only] = parts;
  const zipped = parts.length === 1 && (await firstBytes(only.path, 4)).toString('latin1') === zipStart;
  if (!zipped) {
    const files = new Map(parts.map(({ name, path }) => [name.toLowerCase(), path]));
    const rasters = parts.filter(({ name }) => !isAboutFile(name));
    const members = rasters.map(({ name, path }) => ({
      name,
      beside: besideOf(files, name, (file) => createReadStream(file)),
      take: () => Promise.resolve(path),
      release: () => Promise.resolve(),
    }));
    return { members: bounded(members, only.name), close: () => undefined };
  }
  const archive = await openArchive(only.path, only.name, geodataLimits.seriesArchive);
  try {
    return {
      members: bounded(archived(archive, only.name, folder), only.name),
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

function archived({ files }: Archive, at: string, folder: string): SeriesMember[] {
  const rasters = files.filter(({ name }) => !isOfSystem(name) && /\.tiff?$/i.test(name));
  if (rasters.length === 0)
    refuse('series-contents', at, 'GeoTIFFs in the archive', { args: { names: namesOf(files) } });
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  return rasters.map((file, i) => {
    const path = join(folder, `member${i}.tif`);
    return {
      name: posix.join(at, file.name),
      beside: besideOf(byName, file.name, (other) => unpack(other, at)),
      async take() {
        await unpackTo(path, file, at);
        return path;
      },
      release: () => rm(path, { force: true }),
    };
  });
}

function besideOf<File>(
  files: ReadonlyMap<string, File>,
  name: string,
  read: (file: File) => AsyncIterable<Uint8Array>,
): SeriesMember['beside'] {
  return (ending) => {
    const file = files.get(`${name}${ending}`.toLowerCase());
    return file === undefined ? null : read(file);
  };
}

/** Every member is a band. */
function bounded(members: readonly SeriesMember[], at: string): readonly SeriesMember[] {
  const { bands } = geodataLimits.raster;
  if (members.length > bands)
    refuse('raster-too-many-bands', at, `${bands} bands at most`, {
      args: { bands: members.length, maxBands: bands },
    });
  return members;
}
