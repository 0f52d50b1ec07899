/** Keys that {@link capabilitiesUrl} and requests for tiles set themselves. */
const requestKeys = /^(service|version|request)$/i;

/**
 * Address of the capabilities document of a WMTS service; what the address has as a query, such as a key, stays.
 * @example
 * capabilitiesUrl('https://tiles.example/wmts?tk=1', '1.0.0'); // 'https://tiles.example/wmts?tk=1&service=WMTS&version=1.0.0&request=GetCapabilities'
 */
export function capabilitiesUrl(url: string, version = '1.0.0'): string {
  return withQuery(url, new URLSearchParams({ service: 'WMTS', version, request: 'GetCapabilities' }));
}

/**
 * An address that a service states for its tiles, asked for as the service itself was: with the protocol and the query
 * (a key, for one) of the layer's own address, where both are of one host. Other hosts do not learn the key.
 */
export function tileAddress(stated: string, own: string): string {
  if (!URL.canParse(own) || new URL(own).host !== new URL(stated).host) return stated;
  const { protocol, searchParams } = new URL(own);
  const known = new URL(stated).searchParams;
  const more = [...searchParams].filter(([key]) => !requestKeys.test(key) && !known.has(key));
  return withQuery(stated.replace(/^https?:/i, protocol), new URLSearchParams(more));
}

/** As texts: addresses may be templates, whose braces must stay. */
function withQuery(url: string, query: URLSearchParams): string {
  if (query.size === 0) return url;
  const join = !url.includes('?') ? '?' : /[?&]$/.test(url) ? '' : '&';
  return `${url}${join}${query.toString()}`;
}
