import { pathPlaces } from '../contract/protocol/define-call';
import { calls } from '../contract/calls';
import type { CallName } from '../contract/calls';

export interface MatchedCall {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = (Object.keys(calls) as CallName[])
  .map((name) => {
    const { method, path } = calls[name];
    const places = pathPlaces(path);
    return { name, method, places, pattern: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`) };
  })
  // Fixed paths win over paths with places, as in every router.
  .sort((a, b) => a.places.length - b.places.length);

/**
 * The call behind a method and a path, a trailing slash ignored.
 * @example
 * matchCall('GET', '/gep/user/project/basicSetting/');
 * // { name: 'getBasicSetting', params: {} }
 */
export function matchCall(method: string, path: string): MatchedCall | undefined {
  for (const candidate of patterns) {
    const match = candidate.method === method ? candidate.pattern.exec(path) : null;
    if (match) {
      const params = candidate.places.map((place, index): [string, string] => [
        place,
        decodeURIComponent(match[index + 1] as string),
      ]);
      return { name: candidate.name, params: Object.fromEntries(params) };
    }
  }
  return undefined;
}
