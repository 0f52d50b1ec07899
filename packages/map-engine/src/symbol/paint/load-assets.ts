import { rules } from '../../model';
import type { Problem } from '../../model';
import type { DisplayList, FillItem, LineItem, MarkerItem } from '../display-list';
import type { Picture } from './context';

/** What a display list needs before it can be painted as it should be. */
export interface AssetNeeds {
  /** Picture sources. */
  readonly images: readonly string[];
  /** CSS fonts with the text that they have to draw. */
  readonly fonts: readonly { readonly font: string; readonly text: string }[];
}

/** Pictures and fonts of a display list, each once. */
export function assetNeeds(list: DisplayList): AssetNeeds {
  const images = new Set<string>();
  const fonts = new Map<string, { font: string; text: string }>();
  for (const { drawing } of markersOf(list)) {
    if (drawing.kind === 'image') images.add(drawing.source);
    if (drawing.kind === 'text') fonts.set(`${drawing.font}|${drawing.text}`, drawing);
  }
  return { images: [...images], fonts: [...fonts.values()].map(({ font, text }) => ({ font, text })) };
}

/**
 * Loads what is missing into `assets`; a broken picture becomes null there and a problem in the answer.
 * Fonts that the page knows are loaded; a family that it does not know is drawn in the fallback.
 */
export async function loadAssets(needs: AssetNeeds, assets: Map<string, Picture | null>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const pictures = needs.images.map(async (source) => {
    if (!assets.has(source)) assets.set(source, await loadPicture(source));
    if (assets.get(source) === null) {
      problems.push({ at: 'source', code: 'image-broken', got: source.slice(0, 100), level: 'warning' });
    }
  });
  const fonts = needs.fonts.map(async ({ font, text }) => {
    try {
      await document.fonts.load(font, text);
    } catch {
      problems.push({ at: 'fontFamily', code: 'font-missing', got: font, level: 'warning' });
    }
  });
  await Promise.all([...pictures, ...fonts]);
  return problems;
}

async function loadPicture(source: string): Promise<Picture | null> {
  // A data URL is a third longer than its bytes; percent-encoded SVG can be three times as long.
  if (source.startsWith('data:') && source.length > rules.imageBytes * 3 + 1024) return null;
  const image = new Image();
  // A picture of another origin without this would taint the canvas and break the export.
  if (!source.startsWith('data:')) image.crossOrigin = 'anonymous';
  image.src = source;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { image, width: image.naturalWidth || 100, height: image.naturalHeight || 100 };
}

function markersOf(list: DisplayList): readonly MarkerItem[] {
  if (list.kind === 'marker') return list.items;
  if (list.kind === 'line') return list.items.flatMap(markersOfLine);
  return list.items.flatMap(markersOfFill);
}

function markersOfLine(item: LineItem): readonly MarkerItem[] {
  return item.kind === 'along' ? item.markers : [];
}

function markersOfFill(item: FillItem): readonly MarkerItem[] {
  if (item.kind === 'point-pattern') return item.markers;
  return item.kind === 'line-pattern' || item.kind === 'outline' ? item.lines.flatMap(markersOfLine) : [];
}
