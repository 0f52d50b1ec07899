import { run } from './run';

/** Folders of the packages that are published, in `packages/`. */
export const packages = ['raster', 'ecosystem-models', 'api-client', 'map-engine', 'style-editor'];

/** Paths of the files that `npm pack` would put into the tarball of each package, asked for once for all. */
export async function packedFiles(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await run(
    [
      ...['npm', 'pack', '--dry-run', '--json', '--ignore-scripts'],
      ...packages.flatMap((name) => ['-w', `packages/${name}`]),
    ],
    { quiet: true },
  );
  const listed = JSON.parse(output.slice(output.indexOf('[\n'), output.lastIndexOf(']') + 1)) as {
    name: string;
    files: { path: string }[];
  }[];
  return new Map(listed.map(({ name, files }) => [name.replace('@gep/', ''), files.map(({ path }) => path)]));
}
