import { megabyte, ownLimits } from '../limits';
import { OwnFault } from '../own-fault';
import { pictureSize } from './picture-size';

/** A picture of the tab. */
export interface ReadPicture {
  /** Address of its bytes in this page. */
  readonly source: string;
  /** Pixels, as it is shown. */
  readonly size: readonly [width: number, height: number];
}

/**
 * Opens a PNG or JPEG; it stays in the memory of the tab.
 * @throws OwnFault `size`, `empty`, `pixels`, `damaged`
 */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > ownLimits.readMb * megabyte)
    throw new OwnFault(file.name, 'size', { most: ownLimits.readMb });
  if (file.size === 0) throw new OwnFault(file.name, 'empty');
  const stated = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (!stated || stated[0] === 0 || stated[1] === 0) throw new OwnFault(file.name, 'damaged');
  const megapixels = (stated[0] * stated[1]) / 1e6;
  if (megapixels > ownLimits.megapixels)
    throw new OwnFault(file.name, 'pixels', {
      most: ownLimits.megapixels,
      width: stated[0],
      height: stated[1],
    });
  const source = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    // As it is shown: a camera's turn is already done.
    return { source, size: [image.naturalWidth, image.naturalHeight] };
  } catch {
    URL.revokeObjectURL(source);
    throw new OwnFault(file.name, 'damaged');
  }
}
