import { element, textElement } from '../xml';
import type { XmlAttributes } from '../xml';

/** Versions of Styled Layer Descriptor: 1.0.0 of 2002, and 1.1.0 with Symbology Encoding 1.1. */
export type SldVersion = '1.0.0' | '1.1.0';

const namespaces = {
  'xmlns:ogc': 'http://www.opengis.net/ogc',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
} as const;

/** How one version names its elements. */
export interface SldWords {
  /** An element of a style. */
  readonly se: (name: string, children: readonly string[], attributes?: XmlAttributes) => string;
  readonly seText: (name: string, text: string | number, attributes?: XmlAttributes) => string;
  /** Properties of a pen, a fill or a font. */
  readonly parameter: (name: string, value: string | number) => string;
  /** Names of joins that the versions spell alike, and titles that they do not. */
  readonly title: (text: string) => readonly string[];
  readonly document: (name: string, style: readonly string[]) => string;
}

/** The words of a version. */
export function sldWords(version: SldVersion): SldWords {
  const isOld = version === '1.0.0';
  const prefix = isOld ? '' : 'se:';
  const se: SldWords['se'] = (name, children, attributes = {}) =>
    element(`${prefix}${name}`, attributes, children);
  const seText: SldWords['seText'] = (name, text, attributes = {}) =>
    textElement(`${prefix}${name}`, String(text), attributes);
  return {
    se,
    seText,
    parameter: (name, value) => seText(isOld ? 'CssParameter' : 'SvgParameter', value, { name }),
    title: (text) =>
      text === '' ? [] : isOld ? [seText('Title', text)] : [se('Description', [seText('Title', text)])],
    document: (name, style) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n${element(
        'StyledLayerDescriptor',
        {
          version,
          xmlns: 'http://www.opengis.net/sld',
          ...(isOld ? {} : { 'xmlns:se': 'http://www.opengis.net/se' }),
          ...namespaces,
        },
        [
          element('NamedLayer', {}, [
            seText('Name', name),
            element('UserStyle', {}, [seText('Name', name), se('FeatureTypeStyle', style)]),
          ]),
        ],
      )}\n`,
  };
}
