/** Attributes of an element in their order; undefined ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * One element as text: attribute values are escaped, and characters that XML 1.0 does not allow are left out.
 * @param children written elements
 * @example
 * element('item', { label: 'a < b', value: 1 }); // '<item label="a &lt; b" value="1"/>'
 */
export function element(
  name: string,
  attributes: XmlAttributes = {},
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`))
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>\n${children.join('\n')}\n</${name}>`;
}

// XML 1.0, section 2.2: what is left out here is not a character of a document.
const notCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text inside of an attribute. */
function escapeXml(text: string): string {
  return text
    .replace(notCharacters, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

/**
 * An element with a text and nothing else.
 * @example
 * textElement('Title', 'a < b'); // '<Title>a &lt; b</Title>'
 */
export function textElement(name: string, text: string, attributes: XmlAttributes = {}): string {
  const [open = ''] = element(name, attributes).split('/>');
  return `${open}>${escapeXml(text)}</${name}>`;
}
