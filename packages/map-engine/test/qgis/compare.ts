/** How far two pictures of one size are apart. */
export interface PictureDifference {
  /** Mean absolute difference of red, green and blue, 0-255. */
  readonly mean: number;
  /** Share 0-1 of pixels in which a channel differs by more than 32. */
  readonly changed: number;
  /** The part of them whose colour is not within one pixel in the other picture either. */
  readonly moved: number;
  /** Both pictures and, at the right, four times their difference in grey, as a data URL. */
  readonly sheet: string;
}

const visible = 32;

/** Compares ours with the peer's picture, both data URLs. */
export async function comparePictures(ours: string, theirs: string): Promise<PictureDifference> {
  const [one, two] = await Promise.all([pixelsOf(ours), pixelsOf(theirs)]);
  const { width, height } = one;
  if (two.width !== width || two.height !== height) throw new RangeError('the pictures differ in size');
  const grey = new ImageData(width, height);
  let [sum, changed, moved] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const apart = farthest(one, two, at, at);
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs(one.data[at + channel] - two.data[at + channel]);
      if (apart > visible) {
        changed += 1;
        if (!nearby(one, two, x, y) || !nearby(two, one, x, y)) moved += 1;
      }
      grey.data.fill(255 - Math.min(255, apart * 4), at, at + 3);
      grey.data[at + 3] = 255;
    }
  }
  const pixels = width * height;
  return {
    mean: sum / (3 * pixels),
    changed: changed / pixels,
    moved: moved / pixels,
    sheet: sideBySide([one, two, grey]),
  };
}

/** The middle parts of pairs of pictures in rows of two pairs (ours, theirs), as a data URL. */
export async function contactSheet(pairs: readonly (readonly string[])[]): Promise<string> {
  const [width, height, gap] = [160, 120, 4];
  const canvas = document.createElement('canvas');
  canvas.width = 4 * width + 5 * gap;
  canvas.height = Math.ceil(pairs.length / 2) * (height + gap) + gap;
  const context = canvas.getContext('2d')!;
  for (const [index, urls] of pairs.flat().entries()) {
    const picture = await pixelsOf(urls);
    const left = gap + (index % 4) * (width + gap);
    const top = gap + Math.floor(index / 4) * (height + gap);
    const [x, y] = [(picture.width - width) >> 1, (picture.height - height) >> 1];
    context.putImageData(picture, left - x, top - y, x, y, width, height);
  }
  return canvas.toDataURL();
}

async function pixelsOf(url: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Greatest difference of a channel between two places. */
function farthest(one: ImageData, two: ImageData, at: number, place: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs(one.data[at + channel] - two.data[place + channel]));
  }
  return most;
}

/** Whether a pixel's colour is in the other picture within one pixel. */
function nearby(one: ImageData, two: ImageData, x: number, y: number): boolean {
  const { width, height } = one;
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      if (farthest(one, two, 4 * (y * width + x), 4 * (v * width + u)) <= visible) return true;
    }
  }
  return false;
}

function sideBySide(pictures: readonly ImageData[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = pictures.reduce((sum, { width }) => sum + width + 4, -4);
  canvas.height = pictures[0].height;
  const context = canvas.getContext('2d')!;
  pictures.forEach((picture, index) => context.putImageData(picture, index * (picture.width + 4), 0));
  return canvas.toDataURL();
}
