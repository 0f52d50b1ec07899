import type { Problem } from '../model';
import { drawSymbol } from '../symbol';
import type { DrawSymbolOptions } from '../symbol';
import type { LegendEntry } from '../scheme';

type DrawEntry<K extends LegendEntry['kind']> = (
  canvas: HTMLCanvasElement | OffscreenCanvas,
  entry: Extract<LegendEntry, { kind: K }>,
  options: DrawSymbolOptions,
) => Promise<Problem[]>;

const channelColors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', alpha: '#808080' } as const;

const drawings: { readonly [K in LegendEntry['kind']]: DrawEntry<K> } = {
  symbol: (canvas, entry, options) => drawSymbol(canvas, entry.symbol, options),
  color: async (canvas, entry, options) => fillRectangle(canvas, options, () => entry.color),
  ramp: async (canvas, entry, options) =>
    fillRectangle(canvas, options, (context) => {
      const vertical = options.height > options.width;
      // The highest value is at the top, or on the right.
      const gradient = vertical
        ? context.createLinearGradient(0, options.height, 0, 0)
        : context.createLinearGradient(0, 0, options.width, 0);
      const last = Math.max(1, entry.colors.length - 1);
      entry.colors.forEach((color, index) => gradient.addColorStop(index / last, color));
      return gradient;
    }),
  channel: async (canvas, entry, options) =>
    fillRectangle(canvas, options, () => channelColors[entry.channel]),
};

/**
 * Draws the picture of a legend line on its own canvas, sizes in CSS pixels: symbol, colour or ramp.
 * @returns problems of pictures and fonts, as `drawSymbol`
 * @throws TypeError for a canvas without a 2d context
 * @example
 * const [entry] = legendOf(layer)[0].entries;
 * await drawLegendEntry(canvas, entry, { width: 28, height: 18, pixelRatio: 2 });
 */
export function drawLegendEntry(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  entry: LegendEntry,
  options: DrawSymbolOptions,
): Promise<Problem[]> {
  return (drawings[entry.kind] as DrawEntry<LegendEntry['kind']>)(canvas, entry as never, options);
}

function fillRectangle(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { width, height, pixelRatio = 1 }: DrawSymbolOptions,
  style: (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) => string | CanvasGradient,
): Problem[] {
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (context === null) throw new TypeError('drawLegendEntry needs a canvas with a 2d context');
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.fillStyle = style(context);
  context.fillRect(0, 0, width, height);
  return [];
}
