import type { Problem } from '../../model';
import type { DisplayList, FillItem, LineItem, MarkerItem } from '../display-list';
import type { Picture } from './context';
import { loadFont } from './load-font';
import { loadPicture, tooLarge } from './load-picture';

/** What a display list needs before it can be drawn as it should be. */
export interface AssetNeeds {
  /** Picture sources. */
  readonly images: readonly string[];
  /** CSS fonts with the text that they have to draw. */
  readonly fonts: readonly { readonly font: string; readonly text: string }[];
}

/**
 * Pictures and fonts of a display list, each once.
 * @example
 * assetNeeds(compileSymbol(markerSymbol(characterMarker({ text: '山' })))).fonts;
 * // [{ font: '20px sans-serif', text: '山' }]
 */
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
 * Loads what is missing into `assets`, pictures as images only. A picture that cannot be shown becomes null there,
 * which is drawn as a crossed box, and a problem in the answer: `image-size` above 2 MB, else `image-broken`.
 * Fonts of the page are loaded; a family that nobody has is drawn in the fallback and is a `font-missing`.
 *
 * @example
 * const assets = new Map<string, Picture | null>();
 * const problems = await loadAssets(assetNeeds(compileSymbol(defaultSymbol('point'))), assets);
 */
export async function loadAssets(needs: AssetNeeds, assets: Map<string, Picture | null>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const pictures = [...new Set(needs.images)].map(async (source) => {
    if (!assets.has(source)) assets.set(source, await loadPicture(source));
    if (assets.get(source) !== null) return;
    const code = tooLarge(source) ? 'image-size' : 'image-broken';
    problems.push({ at: 'source', code, got: source.slice(0, 100), level: 'warning' });
  });
  const wanted = new Map(needs.fonts.map((need) => [`${need.font}|${need.text}`, need]));
  const fonts = [...wanted.values()].map(async ({ font, text }) => {
    if (await loadFont(font, text)) return;
    problems.push({ at: 'fontFamily', code: 'font-missing', got: font, level: 'warning' });
  });
  await Promise.all([...pictures, ...fonts]);
  return problems;
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
