/** What GDAL writes about a band into the GDAL_METADATA tag, as far as numbers and names need it. */
export interface BandMetadata {
  readonly scale?: number;
  readonly offset?: number;
  readonly description?: string;
}

/**
 * Reads scale, offset and description of each band from GDAL's metadata XML; broken XML gives nothing. Walks through
 * any text only once.
 */
export function bandMetadata(xml: string, bands: number): BandMetadata[] {
  const found: { scale?: number; offset?: number; description?: string }[] = Array.from(
    { length: bands },
    () => ({}),
  );
  for (let start = xml.indexOf(opening); start >= 0;) {
    const tagEnd = xml.indexOf('>', start);
    const contentEnd = tagEnd < 0 ? -1 : xml.indexOf('<', tagEnd);
    if (contentEnd < 0) break;
    const attributes = attributesOf(xml.slice(start, tagEnd));
    start = xml.indexOf(opening, contentEnd);
    if (!xml.startsWith('</Item>', contentEnd)) continue;
    const band = found[Number(attributes.sample ?? NaN)];
    if (!band) continue;
    const content = xml.slice(tagEnd + 1, contentEnd);
    const role = attributes.role ?? attributes.name?.toLowerCase();
    const number = Number(content);
    if (role === 'scale' && Number.isFinite(number) && number !== 0) band.scale = number;
    else if (role === 'offset' && Number.isFinite(number)) band.offset = number;
    else if (role === 'description') band.description = unescape(content);
  }
  return found;
}

const opening = '<Item';

/** Attributes of a tag; every quote is looked at once. */
function attributesOf(text: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    Array.from(text.matchAll(/\b(name|sample|role)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
}

/** GDAL's metadata XML for bands with scale, offset or description; `undefined` where there is nothing to say. */
export function writeBandMetadata(bands: readonly BandMetadata[]): string | undefined {
  const items = bands.flatMap(({ scale, offset, description }, sample) => [
    ...(scale !== undefined || offset !== undefined
      ? [
          item('OFFSET', sample, 'offset', String(offset ?? 0)),
          item('SCALE', sample, 'scale', String(scale ?? 1)),
        ]
      : []),
    ...(description ? [item('DESCRIPTION', sample, 'description', escape(description))] : []),
  ]);
  return items.length ? `<GDALMetadata>\n${items.join('')}</GDALMetadata>\n` : undefined;
}

function item(name: string, sample: number, role: string, content: string): string {
  return `  <Item name="${name}" sample="${sample}" role="${role}">${content}</Item>\n`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
