import type { Scheme } from '@gep/map-engine/model';
import type { FormVersion } from '../../session/use-form-versions';
import { decodeSchemeText } from '../style/style-text';

/** The version of a style that is open, which moves on with each save. */
export function styleVersion(version: string | null): FormVersion {
  const known = { version };
  return {
    get version() {
      return known.version;
    },
    advance: (next) => void (known.version = next),
  };
}

/** Null where there is none, or none of that kind that can be read. */
export function savedScheme<S extends Scheme>(
  layerStyle: string | null,
  fits: (scheme: Scheme) => scheme is S,
): S | null {
  const scheme = layerStyle === null ? null : decodeSchemeText(layerStyle);
  return scheme && fits(scheme) ? scheme : null;
}
