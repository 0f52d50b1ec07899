/** What GDAL writes about a band into the GDAL_METADATA tag, as far as numbers and names need it. */
export interface BandMetadata {
  readonly scale?: number;
  readonly offset?: number;
  readonly description?: string;
}

/** Reads scale, offset and description of each band from GDAL's metadata XML; broken XML gives nothing. */
export function bandMetadata(xml: string, bands: number): BandMetadata[] {
  const found: { scale?: number; offset?: number; description?: string }[] = Array.from(
    { length: bands },
    () => ({}),
  );
  for (const [, attributes, content] of xml.matchAll(/<Item\s+([^>]*)>([^<]*)<\/Item>/g)) {
    const attribute = (name: string): string | undefined =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const band = found[Number(attribute('sample') ?? NaN)];
    if (!band) continue;
    const role = attribute('role') ?? attribute('name')?.toLowerCase();
    const number = Number(content);
    if (role === 'scale' && Number.isFinite(number) && number !== 0) band.scale = number;
    else if (role === 'offset' && Number.isFinite(number)) band.offset = number;
    else if (role === 'description') band.description = unescape(content);
  }
  return found;
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
