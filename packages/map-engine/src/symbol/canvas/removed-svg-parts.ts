/**
 * Parts of a drawing that are not drawn: scripts and anything outside the drawing.
 * @example
 * svgParts; // ['script', 'event', 'reference', 'foreign']
 */
export const svgParts = ['script', 'event', 'reference', 'foreign'] as const;
/** One of {@link svgParts}. */
export type SvgPart = (typeof svgParts)[number];

/**
 * What {@link sanitizeSvg} took out: kinds of parts that a text holds more of than its cleaned one, in the order of
 * {@link svgParts}. Needs a browser.
 * @example
 * const text = await new File([], 'leaf.svg').text();
 * const removed = removedSvgParts(text, (await sanitizeSvg(text)) ?? '');
 */
export function removedSvgParts(text: string, clean: string): SvgPart[] {
  const [before, after] = [countParts(text), countParts(clean)];
  return svgParts.filter((part) => before[part] > after[part]);
}

/** Counts in a document that is never shown: nothing in it runs or is loaded. */
function countParts(text: string): Record<SvgPart, number> {
  const counts = { script: 0, event: 0, reference: 0, foreign: 0 };
  const page = new DOMParser().parseFromString(text, 'text/html');
  for (const element of page.querySelectorAll('*')) {
    const name = element.localName.toLowerCase();
    if (name === 'script') counts.script++;
    if (foreign.has(name)) counts.foreign++;
    if (name === 'style' && outward(element.textContent)) counts.reference++;
    for (const attribute of element.attributes) {
      if (/^on/i.test(attribute.name) || /^\s*javascript:/i.test(attribute.value)) counts.event++;
      else if (isReference(attribute)) counts.reference++;
    }
  }
  return counts;
}

const foreign = new Set(['foreignobject', 'iframe', 'object', 'embed', 'audio', 'video']);

function isReference({ name, value }: Attr): boolean {
  return /^(xlink:)?href$|^src$/i.test(name) ? !/^\s*(#|data:image\/)/i.test(value) : outward(value);
}

/** Whether a style asks for something outside the drawing. */
function outward(style: string): boolean {
  return /url\s*\(\s*["']?(?!\s*["']?#)|@import/i.test(style);
}
