import { GepDataError } from '../gep-data-error';

/** Photometric interpretations (TIFF 6.0) whose bands are not simply the colours or cells that they seem to be. */
const photometric = { cmyk: 5, yCbCr: 6 } as const;

/** Colour spaces that are not converted: their bands would be taken for red, green and blue. */
const unread: Readonly<Record<number, string>> = {
  8: 'CIE Lab',
  9: 'ICC Lab',
  10: 'ITU Lab',
  32844: 'LogL',
  32845: 'LogLuv',
};

/** The part of an image's layout that colours depend on. */
interface Picture {
  readonly photometric: number;
  readonly compression: number;
  readonly samples: number;
  readonly bits: number;
  readonly planar: boolean;
}

const jpeg = 7;

/** Throws GepDataError `tiff-unsupported-color` naming a colour space whose bands cannot be given as colours. */
export function checkColor(picture: Picture): void {
  const { samples, bits, planar, compression } = picture;
  const name = unread[picture.photometric];
  if (name) throw unsupported(name);
  if (picture.photometric === photometric.cmyk && (samples !== 4 || bits !== 8 || planar))
    throw unsupported('CMYK other than 4 interleaved bands of 8 bits');
  if (picture.photometric === photometric.yCbCr && (compression !== jpeg || samples !== 3 || planar))
    throw unsupported('YCbCr other than 3 interleaved bands in JPEG');
}

/** Whether `toRgb` changes the bytes of a picture. */
export function needsRgb({ photometric: space }: Picture): boolean {
  return space === photometric.cmyk || space === photometric.yCbCr;
}

/** Turns the interleaved bytes of a picture into red, green, blue (and alpha for CMYK), in place. */
export function toRgb(bytes: Uint8Array, picture: Picture): void {
  if (picture.photometric === photometric.cmyk) cmykToRgb(bytes);
  if (picture.photometric === photometric.yCbCr) yCbCrToRgb(bytes);
}

/** As libtiff's RGBA interface does, which GDAL asks: red, green, blue and an alpha of 255. */
function cmykToRgb(bytes: Uint8Array): void {
  for (let i = 0; i + 3 < bytes.length; i += 4) {
    const light = 255 - bytes[i + 3];
    for (let band = 0; band < 3; band++)
      bytes[i + band] = Math.floor((light * (255 - bytes[i + band])) / 255);
    bytes[i + 3] = 255;
  }
}

/** JFIF's YCbCr to RGB. */
function yCbCrToRgb(bytes: Uint8Array): void {
  const clamped = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    const [y, blue, red] = [bytes[i], bytes[i + 1] - 128, bytes[i + 2] - 128];
    clamped[i] = y + 1.402 * red;
    clamped[i + 1] = y - 0.344136 * blue - 0.714136 * red;
    clamped[i + 2] = y + 1.772 * blue;
  }
}

function unsupported(name: string): GepDataError {
  return new GepDataError(
    'tiff-unsupported-color',
    `colour space ${name}`,
    'cells, grey, palette, RGB, CMYK of 8 bits or YCbCr in JPEG',
  );
}
