import { isIPv6 } from 'node:net';

/**
 * What one subscriber has: an IPv4 address, or the /64 of an IPv6 one.
 * @example
 * networkOf('2001:db8:1:2:3:4:5:6'); // '2001:db8:1:2::/64'
 * networkOf('::ffff:192.0.2.1'); // '192.0.2.1'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.split('%')[0].toLowerCase().split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
