/** Tags that hold where the cells begin. */
const cellsAt = { strip: 273, tile: 324 };

/** A TIFF of one strip (or one tile) of bytes (TIFF 6.0), good or bad on purpose. */
export function tiffBytes(image: {
  readonly width: number;
  readonly height: number;
  /** As stored: packed where `compression` says so. */
  readonly cells: Uint8Array;
  readonly compression?: number;
  /** One tile instead of one strip; sizes have to be multiples of 16. */
  readonly tiled?: boolean;
  readonly nextDirectory?: 'none' | 'itself';
  /** Tags that say something else than usual, or are added at the end. */
  readonly tags?: Readonly<Record<number, number>>;
}): Uint8Array {
  const { width, height, cells, compression = 1, tiled = false, nextDirectory = 'none' } = image;
  const tags: number[][] = [
    [256, width],
    [257, height],
    [258, 8],
    [259, compression],
    [262, 1],
    [277, 1],
    ...(tiled
      ? [
          [322, width],
          [323, height],
          [cellsAt.tile, 0],
          [325, cells.length],
        ]
      : [
          [278, height],
          [279, cells.length],
        ]),
  ];
  if (!tiled) tags.splice(5, 0, [cellsAt.strip, 0]);
  for (const [tag, value] of Object.entries(image.tags ?? {})) {
    const usual = tags.find(([number]) => number === Number(tag));
    if (usual) usual[1] = value;
    else tags.push([Number(tag), value]);
  }
  const head = 8 + 2 + tags.length * 12 + 4;
  const bytes = new Uint8Array(head + cells.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  view.setUint16(8, tags.length, true);
  tags.forEach(([tag, value], i) => {
    const at = 10 + i * 12;
    // Compression is a short, as the standard says; the rest may be long.
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, tag === 259 ? 3 : 4, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, tag === cellsAt.strip || tag === cellsAt.tile ? head : value, true);
  });
  view.setUint32(head - 4, nextDirectory === 'itself' ? 8 : 0, true);
  bytes.set(cells, head);
  return bytes;
}
