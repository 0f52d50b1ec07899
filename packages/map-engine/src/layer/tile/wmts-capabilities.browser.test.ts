import { describe, expect, it } from 'vitest';
import { capabilitiesText, madeSets } from '../../../test/capabilities';
import type { MadeMatrix } from '../../../test/capabilities';
import { faultOf } from '../../../test/fault-of';
import { randomOf } from '../../../test/random';
import { readCapabilities } from './wmts-capabilities';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

const read = (text = capabilitiesText(), projection = 'EPSG:3857') =>
  readCapabilities(text, 'relief', projection);

describe('readCapabilities', () => {
  it('takes the set of the map, with the resolutions that the standard prints and the origin in the northwest', () => {
    const mercator = read();
    expect(mercator).toMatchObject({
      layer: 'relief',
      matrixSet: 'w',
      projection: 'EPSG:3857',
      encoding: 'KVP',
      urls: ['http://maps.example/wmts?'],
      format: 'image/png',
      style: 'day',
      dimensions: { Time: '2020' },
    });
    // OGC 07-057r7, annex E.4: level 1 of GoogleMapsCompatible; annex E.3: of GoogleCRS84Quad.
    expect(mercator.levels[0].resolution).toBeCloseTo(78271.516964, 5);
    expect(mercator.levels[0].origin).toEqual([-20037508.3428, 20037508.3428]);
    expect(mercator.levels).toHaveLength(18);
    const degrees = read(undefined, 'EPSG:4490');
    expect(degrees.matrixSet).toBe('c');
    expect(degrees.levels[0].resolution).toBeCloseTo(0.703125, 9);
    expect(degrees.levels[0].origin).toEqual([-180, 90]);
    expect(degrees.levels[0].range).toEqual([0, 1, 0, 0]);
    const zone = read(undefined, 'EPSG:4526');
    expect(zone.levels.map(({ resolution }) => resolution)).toEqual([280, 70]);
    expect(zone.levels[0].origin).toEqual([38100000, 4500000]);
  });

  it('takes another set where the map has none: degrees for degrees, then web mercator, then what is known', () => {
    expect(read(undefined, 'EPSG:4326').matrixSet).toBe('c');
    expect(read(undefined, 'EPSG:32650').matrixSet).toBe('w');
    const { c, zone } = madeSets;
    expect(read(capabilitiesText({ sets: { zone, c } }), 'EPSG:32650').matrixSet).toBe('c');
    expect(read(capabilitiesText({ sets: { zone } })).matrixSet).toBe('zone');
    const odd = { crs: 'urn:ogc:def:crs:EPSG::999999', matrices: c.matrices };
    expect(read(capabilitiesText({ sets: { odd, zone } })).matrixSet).toBe('zone');
    expect(faultOf(() => read(capabilitiesText({ sets: { odd } }))).code).toBe('capabilities-projection');
  });

  it.each([
    ['EPSG:4490', { crs: 'EPSG:4490', corner: '-180 90' }, [-180, 90]],
    ['EPSG:4490', { crs: 'EPSG:4490', corner: '400 -400' }, [-400, 400]],
    ['EPSG:4326', { crs: 'urn:ogc:def:crs:OGC:1.3:CRS84', corner: '-180 90' }, [-180, 90]],
    ['EPSG:4526', { crs: 'EPSG:4526', corner: '-5123200 10002100' }, [-5123200, 10002100]],
    ['EPSG:3857', { crs: 'EPSG:900913', corner: '-20037508.34 20037508.34' }, [-20037508.34, 20037508.34]],
  ])('reads corners in %s whichever axis the service names first: %o', (code, { crs, corner }, origin) => {
    const text = capabilitiesText({ sets: { one: { crs, matrices: [{ corner }] } } });
    expect(read(text, code).levels[0].origin).toEqual(origin);
  });

  it('takes the levels and tiles that the layer has', () => {
    const limits = `<TileMatrixSetLimits><TileMatrixLimits><TileMatrix>w:5</TileMatrix>
      <MinTileRow>10</MinTileRow><MaxTileRow>14</MaxTileRow><MinTileCol>20</MinTileCol><MaxTileCol>29</MaxTileCol>
      </TileMatrixLimits></TileMatrixSetLimits>`;
    const { levels } = read(capabilitiesText({ limits }));
    expect(levels.map(({ id, range }) => [id, range])).toEqual([['5', [20, 29, 10, 14]]]);
  });

  it('takes templates where the service offers no keys and values', () => {
    const template = 'https://a.example/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.jpg';
    const resource = `<ResourceURL format="image/jpeg" resourceType="tile" template="${template}"/>
      <ResourceURL format="text/html" resourceType="FeatureInfo" template="javascript:alert(1)"/>`;
    const found = read(capabilitiesText({ operations: '', resource }));
    expect(found).toMatchObject({ encoding: 'REST', urls: [template], format: 'image/jpeg' });
  });
});

const oneMatrix = (part: MadeMatrix, ...more: MadeMatrix[]) =>
  capabilitiesText({
    sets: { w: { crs: 'EPSG:3857', matrices: [{ corner: '-2e7 2e7', ...part }, ...more] } },
  });
const tileAt = (template: string) =>
  capabilitiesText({
    operations: '',
    resource: `<ResourceURL format="image/png" resourceType="tile" template="${template}"/>`,
  });
const bomb = `<!DOCTYPE Capabilities [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`,
).join('')}]><Capabilities>&j;</Capabilities>`;

describe('hostile capabilities end as a typed fault', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'capabilities-xml'],
    ['no XML', 'Not found', 'capabilities-xml'],
    ['HTML', '<!doctype html><html><body>Sign in</body></html>', 'capabilities-xml'],
    ['HTML as XML', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', 'capabilities-xml'],
    ['an error of the service', '<ows:ExceptionReport xmlns:ows="o"/>', 'capabilities-xml'],
    ['cut off', capabilitiesText().slice(0, 3000), 'capabilities-xml'],
    ['too long', ' '.repeat(50_000_000), 'capabilities-size'],
    ['entities', bomb, 'capabilities-xml'],
    [
      'a file entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Capabilities>&x;</Capabilities>',
      'capabilities-xml',
    ],
    ['200,000 deep', '<Capabilities>'.repeat(200_000), 'capabilities-xml'],
    ['no contents', '<Capabilities/>', 'capabilities-missing'],
    ['no layers', '<Capabilities><Contents/></Capabilities>', 'capabilities-layer'],
    ['no set', capabilitiesText({ links: [] }), 'capabilities-projection'],
    ['a dangling set', capabilitiesText({ links: ['w', 'gone'] }), 'capabilities-missing'],
    ['a set called as a built-in', capabilitiesText({ links: ['__proto__'] }), 'capabilities-missing'],
    [
      'an empty set',
      capabilitiesText({ sets: { w: { crs: 'EPSG:3857', matrices: [] } } }),
      'capabilities-levels',
    ],
    [
      'a thousand levels',
      oneMatrix({}, ...Array.from({ length: 1000 }, () => ({ corner: '0 0' }))),
      'capabilities-levels',
    ],
    ['two equal levels', oneMatrix({}, { corner: '0 0' }), 'capabilities-levels'],
    ['a hole between levels', oneMatrix({}, { corner: '0 0', scale: 1000 }), 'capabilities-levels'],
    ['tiles of no width', oneMatrix({ size: [0, 256] }), 'capabilities-number'],
    ['tiles of a pixel', oneMatrix({ size: [1, 1] }), 'capabilities-number'],
    ['tiles of a gigapixel', oneMatrix({ size: [256, 1e9] }), 'capabilities-number'],
    ['half tiles', oneMatrix({ size: [256.5, 256] }), 'capabilities-number'],
    ['a scale of nothing', oneMatrix({ scale: 0 }), 'capabilities-number'],
    ['a tiny scale', oneMatrix({ scale: 1e-9 }), 'capabilities-number'],
    ['a negative scale', oneMatrix({ scale: -5e8 }), 'capabilities-number'],
    ['a huge scale', oneMatrix({ scale: '1e400' }), 'capabilities-number'],
    ['a scale that is not a number', oneMatrix({ scale: 'NaN' }), 'capabilities-number'],
    ['a hexadecimal scale', oneMatrix({ scale: '0xFFFFFF' }), 'capabilities-number'],
    ['a scale of a million digits', oneMatrix({ scale: `${'1'.repeat(1e6)}x` }), 'capabilities-number'],
    ['half a corner', oneMatrix({ corner: '5' }), 'capabilities-number'],
    ['a corner beyond all', oneMatrix({ corner: '1e300 0' }), 'capabilities-number'],
    ['no tiles', oneMatrix({ count: [0, 1] }), 'capabilities-number'],
    ['tiles without end', oneMatrix({ count: [1e12, 1] }), 'capabilities-number'],
    ['no address', capabilitiesText({ operations: '' }), 'capabilities-missing'],
    ['a script', tileAt('javascript:alert(1)//{TileMatrix}'), 'capabilities-address'],
    ['data', tileAt('data:image/svg+xml,&lt;svg/&gt;'), 'capabilities-address'],
    ['a file', tileAt('file:///etc/passwd'), 'capabilities-address'],
    ['an address without host', tileAt('tiles/{TileMatrix}'), 'capabilities-address'],
  ])('%s', (_name, text, code) => {
    expect(faultOf(() => read(text)).code).toBe(code);
  });

  it('in any kind of damage to a document', () => {
    const random = randomOf(7);
    const one = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)];
    const whole = capabilitiesText();
    const codes = new Set<string>();
    for (let i = 0; i < 600; i++) {
      let text = whole;
      for (let times = 0; times < 1 + (i % 4); times++) {
        const leaf = one([...text.matchAll(/<([\w:]+)[^<>]*>[^<]*<\/\1>/g)]);
        const [all, name] = leaf;
        // Left out, doubled, with another text, called otherwise, or cut through.
        const instead = one([
          '',
          all + all,
          all.replace(/>[^<]*</, `>${one(['-1', 'x', '1e99', '', 'w', '7', ' '])}<`),
          all.replaceAll(name, 'Other'),
          all.slice(Math.floor(random() * 20)),
        ]);
        text = text.slice(0, leaf.index) + instead + text.slice(leaf.index + all.length);
      }
      // Anything but a fault of the data would be thrown on.
      codes.add(faultOf(() => read(text)).code);
    }
    expect(codes).toContain('none');
    expect(codes).toContain('capabilities-xml');
    expect(codes).toContain('capabilities-number');
  });

  it('names the place and what would be right', () => {
    const { at } = faultOf(() => read(oneMatrix({ size: [0, 256] })));
    expect(at).toBe('Capabilities/Contents/TileMatrixSet/TileMatrix/TileWidth');
  });

  it('reads a layer among ten thousand', () => {
    const many = '<Layer><Identifier>x</Identifier></Layer>'.repeat(10_000);
    expect(read(capabilitiesText().replace('<Layer>', `${many}<Layer>`)).levels).toHaveLength(18);
  });
});
