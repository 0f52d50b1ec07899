/** Levels of the scale sets that OGC 07-057r7 prints (annexes E.3 and E.4): scale of level 0. */
const worldScale = 559082264.0287178;

/** A matrix of {@link capabilitiesText}; each part is put in as it is, so that broken ones can be made. */
export interface MadeMatrix {
  readonly scale?: string | number;
  readonly corner?: string;
  readonly size?: readonly [string | number, string | number];
  readonly count?: readonly [string | number, string | number];
}

const matrix = (
  id: number,
  { scale = worldScale, corner = '', size = [256, 256], count = [1, 1] }: MadeMatrix,
) => `
      <TileMatrix>
        <ows:Identifier>${id}</ows:Identifier>
        <ScaleDenominator>${scale}</ScaleDenominator>
        <TopLeftCorner>${corner}</TopLeftCorner>
        <TileWidth>${size[0]}</TileWidth><TileHeight>${size[1]}</TileHeight>
        <MatrixWidth>${count[0]}</MatrixWidth><MatrixHeight>${count[1]}</MatrixHeight>
      </TileMatrix>`;

/** Matrices of levels 1 to 18, tiles of 256 pixels around the world. */
export function worldMatrices(corner: string, rows: (level: number) => number): MadeMatrix[] {
  return Array.from({ length: 18 }, (_, i) => ({
    scale: worldScale / 2 ** (i + 1),
    corner,
    count: [2 ** (i + 1), rows(i + 1)] as const,
  }));
}

/** What a made document says; by default a service of two layers, in 4490, 3857 and a Gauss-Kruger zone. */
export interface MadeCapabilities {
  readonly sets?: Readonly<
    Record<string, { readonly crs: string; readonly matrices: readonly MadeMatrix[] }>
  >;
  readonly links?: readonly string[];
  readonly limits?: string;
  readonly operations?: string;
  readonly resource?: string;
}

export const madeSets = {
  c: {
    crs: 'urn:ogc:def:crs:EPSG::4490',
    matrices: worldMatrices('90.0 -180.0', (level) => 2 ** (level - 1)),
  },
  w: {
    crs: 'urn:ogc:def:crs:EPSG:6.18:3:3857',
    matrices: worldMatrices('-20037508.3428 20037508.3428', (level) => 2 ** level),
  },
  zone: {
    crs: 'http://www.opengis.net/def/crs/EPSG/0/4526',
    matrices: [
      { scale: 1e6, corner: '4500000 38100000', count: [20, 40] as const },
      { scale: 2.5e5, corner: '4500000 38100000', count: [80, 160] as const },
    ],
  },
};

const keyed = `
  <ows:OperationsMetadata>
    <ows:Operation name="GetCapabilities"><ows:DCP><ows:HTTP>
      <ows:Get xlink:href="http://maps.example/caps?"/></ows:HTTP></ows:DCP></ows:Operation>
    <ows:Operation name="GetTile"><ows:DCP><ows:HTTP>
      <ows:Get xlink:href="http://maps.example/wmts?"><ows:Constraint name="GetEncoding">
        <ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
    </ows:HTTP></ows:DCP></ows:Operation>
  </ows:OperationsMetadata>`;

/** A capabilities document as map servers write it. */
export function capabilitiesText({
  sets = madeSets,
  links = Object.keys(sets),
  limits = '',
  operations = keyed,
  resource = '',
}: MadeCapabilities = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1"
    xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceIdentification><ows:Title>A made service &amp; its tiles</ows:Title></ows:ServiceIdentification>
  ${operations}
  <Contents>
    <Layer><ows:Title>Names</ows:Title><ows:Identifier>names</ows:Identifier></Layer>
    <Layer>
      <ows:Title>Relief</ows:Title>
      <ows:WGS84BoundingBox><ows:LowerCorner>-180 -90</ows:LowerCorner><ows:UpperCorner>180 90</ows:UpperCorner></ows:WGS84BoundingBox>
      <ows:Identifier>relief</ows:Identifier>
      <Style><ows:Identifier>night</ows:Identifier></Style>
      <Style isDefault="true"><ows:Identifier>day</ows:Identifier></Style>
      <Format>image/png</Format><Format>image/jpeg</Format>
      <Dimension><ows:Identifier>Time</ows:Identifier><Default>2020</Default><Value>2010</Value><Value>2020</Value></Dimension>
      ${links.map((link) => `<TileMatrixSetLink><TileMatrixSet>${link}</TileMatrixSet>${limits}</TileMatrixSetLink>`).join('\n      ')}
      ${resource}
    </Layer>
    ${Object.entries(sets)
      .map(
        ([id, { crs, matrices }]) => `<TileMatrixSet>
      <ows:Identifier>${id}</ows:Identifier>
      <ows:SupportedCRS>${crs}</ows:SupportedCRS>${matrices.map((one, i) => matrix(i + 1, one)).join('')}
    </TileMatrixSet>`,
      )
      .join('\n    ')}
  </Contents>
</Capabilities>`;
}
