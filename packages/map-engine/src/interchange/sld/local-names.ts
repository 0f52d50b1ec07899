import type { XmlElement } from '../read-xml';

/** The tree with the names of elements and attributes without their prefixes, which every program chooses for itself. */
export function localNames(element: XmlElement): XmlElement {
  return {
    name: local(element.name),
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [local(name), value]),
    ),
    children: element.children.map(localNames),
    text: element.text,
  };
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** All elements of a name below one, in their order. */
export function allBelow(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...allBelow(one, name)]);
}

/** The text of an element: of its literal where it is an expression of one. */
export function literal(element: XmlElement | undefined): string | null {
  if (!element) return null;
  const [only] = element.children;
  if (only?.name === 'Literal') return only.text.trim();
  return element.children.length > 0 ? null : element.text.trim();
}
