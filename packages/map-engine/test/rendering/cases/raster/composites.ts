import { rgbCompositeScheme } from '../../../../src/scheme';
import { cellsOf, rasterSheet } from '../../raster-sheet';

const red = Uint8Array.from(cellsOf((x) => 255 * x));
const green = Uint8Array.from(cellsOf((_, y) => 255 * y));
const blue = Uint8Array.from(cellsOf((x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? 255 : 0)));
const alpha = Uint8Array.from(cellsOf((x, y) => 255 * (1 - Math.abs(x + y - 1))));
const bands = [red, green, blue, alpha];
const bytes = { stretch: 'none' } as const;

/** Bytes as they are; stretched; red unused; with a band for alpha; one byte as no-data; a background; brightened. */
export default rasterSheet([
  { scheme: rgbCompositeScheme(bytes), bands },
  { scheme: rgbCompositeScheme({ stddevNumber: 1 }), bands },
  { scheme: rgbCompositeScheme({ ...bytes, channels: { red: { used: false, band: null } } }), bands },
  { scheme: rgbCompositeScheme({ ...bytes, channels: { alpha: { used: true, band: 3 } } }), bands },
  { scheme: rgbCompositeScheme({ ...bytes, noDataColor: '#888888' }), bands, noData: 255 },
  {
    scheme: rgbCompositeScheme({
      ...bytes,
      channels: { red: { used: false, band: null }, green: { used: false, band: null } },
      background: { used: true, value: [0, 0, 255], color: '#ffee00' },
    }),
    bands,
  },
  { scheme: rgbCompositeScheme({ ...bytes, brightness: 30, contrast: 20, gamma: 1.5 }), bands },
  { scheme: rgbCompositeScheme({ stretch: 'percent-clip', minClip: 20, maxClip: 20, opacity: 0.6 }), bands },
]);
