import { encodeScheme } from '@gep/map-engine/codec';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { bytesOf, readBundle } from '../read-bundle';

/** A style as it is saved. */
export const style = () => {
  const field = { name: 'Sum', type: 'REAL' } as const;
  const start = { ...createScheme('graduated-color', 'polygon'), field };
  const classification = { ...start.classification, classes: 3, method: 'equal-interval' } as const;
  const scheme = generateCategories({ ...start, classification }, { values: [0, 10, 20, 30] });
  return JSON.stringify(encodeScheme(scheme));
};

/** The files of a bundle, by their names. */
export async function unpacked(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const opened = await readBundle(path);
  try {
    const all = new Map<string, Buffer>();
    for (const [name, file] of opened.archived) all.set(name, await bytesOf(file, 1e9));
    return all;
  } finally {
    opened.close();
  }
}
