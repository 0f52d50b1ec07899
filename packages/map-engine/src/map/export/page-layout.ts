/** A rectangle in CSS pixels from the page's top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** A legend in one of its arrangements. */
export interface PlacedLegend<Sheet> extends Box {
  readonly sheet: Sheet;
}

/** What the page has to hold in addition to the map. */
export interface PageParts<Sheet extends Size = Size> {
  /** Height that the title takes in a width; null without one. */
  readonly title: ((width: number) => number) | null;
  /** The legend in several arrangements, of which the first that is shrunk least is taken; none without a legend. */
  readonly legend: readonly Sheet[];
  readonly northArrow: boolean;
  readonly scaleBar: boolean;
  /** Height that the text of the source takes in a width; null without one. */
  readonly source: ((width: number) => number) | null;
}

/** Where everything is; null for what is not there. */
export interface PageLayout<Sheet extends Size = Size> {
  readonly map: Box;
  readonly title: Box | null;
  /** In the proportions of the legend, which is shrunk where it needs more room than there is. */
  readonly legend: PlacedLegend<Sheet> | null;
  readonly northArrow: Box | null;
  readonly scaleBar: Box | null;
  readonly source: Box | null;
}

const gap = 12;
const arrow: Size = { width: 40, height: 52 };
const bar: Size = { width: 150, height: 26 };
/** The legend takes this share of the page's breadth at most. */
const legendShare = 0.4;
/** A smaller map says nothing. */
const leastMap = 48;

/**
 * The layout of a page: title above, source and scale bar below, legend and north arrow in a column at the right of a
 * landscape page and in a band under the map of a portrait one. A page with the map alone is all map.
 * @throws RangeError where the page has no room for a map
 */
export function layoutPage<Sheet extends Size>(page: Size, parts: PageParts<Sheet>): PageLayout<Sheet> {
  const nothing =
    !parts.title && parts.legend.length === 0 && !parts.northArrow && !parts.scaleBar && !parts.source;
  const none = { title: null, legend: null, northArrow: null, scaleBar: null, source: null };
  if (nothing) return { ...none, map: { x: 0, y: 0, ...page } };

  const margin = Math.round(Math.min(38, Math.max(8, Math.min(page.width, page.height) * 0.04)));
  const width = page.width - 2 * margin;
  let top = margin;
  let bottom = page.height - margin;
  const title = parts.title ? { x: margin, y: top, width, height: parts.title(width) } : null;
  if (title) top += title.height + gap;

  const barRoom = parts.scaleBar ? bar.width + gap : 0;
  const sourceWidth = Math.max(0, width - barRoom);
  const sourceHeight = parts.source?.(sourceWidth) ?? 0;
  const footer = Math.max(sourceHeight, parts.scaleBar ? bar.height : 0);
  const scaleBar = parts.scaleBar ? { x: margin + width - bar.width, y: bottom - footer, ...bar } : null;
  const source = parts.source
    ? { x: margin, y: bottom - footer, width: sourceWidth, height: sourceHeight }
    : null;
  if (footer > 0) bottom -= footer + gap;

  const beside = sideParts(
    { x: margin, y: top, width, height: bottom - top },
    parts,
    page.width >= page.height,
  );
  const map = whole(beside.map);
  if (map.width < leastMap || map.height < leastMap) {
    throw new RangeError(
      `the page of ${Math.round(page.width)} x ${Math.round(page.height)} CSS pixels has no room for a map beside its other parts`,
    );
  }
  return { ...beside, map, title, scaleBar, source };
}

/** Divides a room among the map, the legend and the north arrow. */
function sideParts<Sheet extends Size>(
  room: Box,
  { legend: sheets, northArrow }: PageParts<Sheet>,
  lying: boolean,
): Pick<PageLayout<Sheet>, 'map' | 'legend' | 'northArrow'> {
  if (sheets.length === 0 && !northArrow) return { map: room, legend: null, northArrow: null };
  const arrowSize = northArrow ? arrow : { width: 0, height: 0 };
  const between = sheets.length > 0 && northArrow ? gap : 0;
  const legend = leastShrunk(sheets, {
    width: lying ? room.width * legendShare : room.width - arrowSize.width - between,
    height: lying ? room.height - arrowSize.height - between : room.height * legendShare,
  });
  const { width = 0, height = 0 } = legend ?? {};
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const taken = lying ? Math.max(width, arrowSize.width) : Math.max(height, arrowSize.height);
  const edge = (lying ? right : bottom) - taken;
  const map = lying ? { ...room, width: edge - gap - room.x } : { ...room, height: edge - gap - room.y };
  return {
    map,
    northArrow: northArrow
      ? lying
        ? { x: edge, y: room.y, ...arrow }
        : { x: right - arrow.width, y: edge, ...arrow }
      : null,
    legend:
      legend &&
      (lying
        ? { x: edge, y: room.y + arrowSize.height + between, ...legend }
        : { x: room.x, y: edge, ...legend }),
  };
}

/** The arrangement that stays largest in a room, the first of those, and its size there; null without any. */
function leastShrunk<Sheet extends Size>(sheets: readonly Sheet[], free: Size) {
  const shrinkOf = ({ width, height }: Size) => Math.min(1, free.width / width, free.height / height);
  const shrink = Math.max(0, ...sheets.map(shrinkOf));
  const sheet = sheets.find((one) => shrinkOf(one) === shrink);
  return sheet ? { sheet, width: sheet.width * shrink, height: sheet.height * shrink } : null;
}

/** Whole CSS pixels inside of a box: the map is drawn on a canvas of that size. */
function whole({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  return { x: left, y: top, width: Math.floor(x + width) - left, height: Math.floor(y + height) - top };
}
