import { expect, it } from 'vitest';
import { withDensity } from './png-density';

/** Signature and header of a picture of 1 x 1 pixels. */
const head = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000000100000001080600000 01f15c489'.replace(' ', ''),
  'hex',
);

it('puts the density behind the header and leaves the rest', async () => {
  const rest = Buffer.from('0000000049454e44ae426082', 'hex');
  const png = await withDensity(new Blob([head, rest]), 72);
  const bytes = Buffer.from(await png.arrayBuffer());
  expect(png.type).toBe('image/png');
  // The chunk that programs write for 72 dpi: 2835 pixels a metre, with its check sum.
  const chunk = '000000097048597300000b1300000b1301009a9c18';
  expect(bytes.toString('hex')).toBe(head.toString('hex') + chunk + rest.toString('hex'));
});
