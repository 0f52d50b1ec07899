import { defaultRasterRamp, findRamp } from '@gep/map-engine/color';
import { indexedPng } from './indexed-png';
import type { PaletteColor } from './indexed-png';
import type { PreflightTask } from './preflight-task';

/** Longer side in pixels. */
const side = 320;
const shades = 64;
const nothing = 0;
const border = 1;
const first = 2;

/** What the picture is drawn from: samples, which of them are inside, and the values that the colours span. */
interface Drawn {
  readonly task: Pick<PreflightTask, 'frame' | 'classes' | 'colors'>;
  readonly samples: Float64Array;
  readonly inside: Uint8Array;
  readonly codes: readonly number[];
  readonly range: readonly [number, number];
}

/** A small picture of samples: faint outside the region, whose border is drawn. */
export function preflightPicture({ task, samples, inside, codes, range }: Drawn): Uint8Array {
  const { frame, classes } = task;
  const step = Math.max(1, Math.max(frame.width, frame.height) / side);
  const width = Math.max(1, Math.round(frame.width / step));
  const height = Math.max(1, Math.round(frame.height / step));
  const colors = classes ? classColors(codes, task.colors) : rampColors();
  const palette: PaletteColor[] = [
    [0, 0, 0, 0],
    [40, 48, 56, 255],
    ...colors.map((color): PaletteColor => [...rgb(color), 255]),
    ...colors.map((color): PaletteColor => [...rgb(color), 90]),
  ];
  const at = new Map(codes.map((code, index) => [code, index % colors.length]));
  const span = range[1] - range[0];
  const colorOf = (value: number): number | undefined =>
    classes
      ? at.get(value)
      : Math.min(shades - 1, Math.max(0, Math.floor(((value - range[0]) / (span || 1)) * shades)));
  const cell = (x: number, y: number): number =>
    Math.min(frame.height - 1, Math.floor((y + 0.5) * step)) * frame.width +
    Math.min(frame.width - 1, Math.floor((x + 0.5) * step));
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && inside[cell(x, y)] === 1;
  const indices = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const within = isInside(x, y);
      const edge =
        within && !(isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1));
      const value = samples[cell(x, y)];
      const color = Number.isNaN(value) ? undefined : colorOf(value);
      const shade = color === undefined ? nothing : first + color + (within ? 0 : colors.length);
      indices[y * width + x] = edge ? border : shade;
    }
  }
  return indexedPng(width, height, indices, palette);
}

/** Colours of the file where it has them, else of a ramp of values without order. */
function classColors(codes: readonly number[], known: Readonly<Record<number, string>>): string[] {
  const spare = findRamp('Paired')?.colors ?? defaultRasterRamp.colors;
  const colors = codes.slice(0, 120).map((code, index) => known[code] ?? spare[index % spare.length]);
  return colors.length > 0 ? colors : [spare[0]];
}

function rampColors(): string[] {
  const colors = findRamp('viridis')?.colors ?? defaultRasterRamp.colors;
  return Array.from({ length: shades }, (_, i) => colors[Math.floor((i * colors.length) / shades)]);
}

function rgb(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
}
