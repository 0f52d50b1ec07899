import { expect, it } from 'vitest';
import { networkOf } from './network';

it('takes an IPv4 address whole, also where it is mapped into IPv6', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

it('takes the first 64 bits of an IPv6 address, however it is written', () => {
  const network = '2001:db8:0:1::/64';
  for (const address of ['2001:db8:0:1::9', '2001:DB8:0:1:0:0:0:7', '2001:db8:0:1:ffff::%eth0'])
    expect(networkOf(address)).toBe(network);
  expect(networkOf('2001:db8:0:2::9')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
