import { writeShapefile } from '../../apps/server/sample/shapefile';

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const valueBytes = 12;

/**
 * A shapefile of round regions in rows and columns, with text fields; the first two are code and name. Parts by their file
 * names.
 */
export function madeRegions(
  count: number,
  vertices: number,
  fields: number,
): (readonly [name: string, bytes: Buffer])[] {
  const side = Math.ceil(Math.sqrt(count));
  const step = 10 / side;
  const rows = Array.from({ length: count }, (_, index) => {
    const [x, y] = [110 + step * ((index % side) + 0.5), 25 + step * (Math.floor(index / side) + 0.5)];
    const ring = Array.from({ length: vertices }, (_point, i): [number, number] => {
      // Clockwise; closed by the same numbers.
      const angle = (-2 * Math.PI * (i % (vertices - 1))) / (vertices - 1);
      return [x + 0.45 * step * Math.cos(angle), y + 0.45 * step * Math.sin(angle)];
    });
    const code = String(100_000 + index);
    const values = Array.from({ length: fields }, (_value, field) => (field === 1 ? `R${code}` : code));
    return { rings: [ring], values };
  });
  const names = Array.from({ length: fields }, (_, field) => ['CODE', 'NAME'][field] ?? `F${field}`);
  const parts = writeShapefile({
    fields: names.map((name) => ({ name, bytes: valueBytes })),
    rows,
    prj: wgs84,
  });
  return Object.entries(parts).map(([extension, bytes]) => [`regions.${extension}`, bytes]);
}
