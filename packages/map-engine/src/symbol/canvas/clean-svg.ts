import DOMPurify from 'dompurify';

/** A drawing of more elements, copies counted, is refused: it would hold up the page while it is drawn. */
const mostElements = 20_000;
const namespace = 'http://www.w3.org/2000/svg';
const linkNames = ['href', 'xlink:href'] as const;
/** Contents of these are drawn over and over. */
const repeated = 'pattern, mask, marker, clipPath, filter, symbol';

/** One for the page: a content security policy lets it make its Trusted Types policy once. */
let purify: typeof DOMPurify | undefined;

/**
 * An SVG drawing without scripts, references to anything outside itself, foreign content and copies of copies, with
 * its own size; null for a text without a drawing or with one that is too large. Needs a browser.
 *
 * @param text the drawing as uploaded
 */
export function cleanSvg(text: string): string | null {
  const start = text.search(/<svg[\s>]/i);
  if (start < 0) return null;
  const drawing = text.slice(start);
  // Cleaning them takes seconds.
  if (startTags(drawing) > mostElements) return null;
  purify ??= DOMPurify(window);
  const body = purify.sanitize(drawing, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    // Copies are checked below.
    ADD_ATTR: ['href', 'xlink:href'],
    RETURN_DOM: true,
  });
  const root =
    body instanceof Node && 'querySelector' in body ? (body as Element).querySelector('svg') : null;
  if (root === null) return null;
  for (const element of [root, ...root.querySelectorAll('*')]) cutReferences(element);
  if (cutCopies(root) > mostElements) return null;
  giveSize(root);
  root.setAttribute('xmlns', namespace);
  return new XMLSerializer().serializeToString(root);
}

/** How many elements a text begins, with those in comments. */
const startTags = (text: string): number => text.match(/<[a-z]/gi)?.length ?? 0;

/** Leaves links and `url(…)` only to places in the drawing, and embedded pictures. */
function cutReferences(element: Element): void {
  for (const name of linkNames) {
    const value = element.getAttribute(name)?.trim() ?? '';
    const picture = element.localName === 'image' && /^data:image\/(png|jpeg|gif|webp)[;,]/i.test(value);
    if (!value.startsWith('#') && !picture) element.removeAttribute(name);
  }
  const inside = element.closest(repeated) !== null;
  for (const { name, value } of [...element.attributes]) {
    if (!linkNames.some((link) => link === name) && (outward(value) || (inside && /url\s*\(/i.test(value)))) {
      element.removeAttribute(name);
    }
  }
  if (element.localName === 'style' && outward(element.textContent ?? '')) element.remove();
}

/** Whether a style asks for something outside the drawing; escapes could hide it. */
function outward(style: string): boolean {
  return /url\s*\(\s*["']?(?!\s*["']?#)|@import|\\|image-set/i.test(style);
}

/** Removes copies that hold copies, which could multiply without end; the count of elements with all copies. */
function cutCopies(root: Element): number {
  let count = root.querySelectorAll('*').length;
  for (const copy of root.querySelectorAll('use')) {
    const link = copy.getAttribute('href') ?? copy.getAttribute('xlink:href') ?? '';
    const target = link === '#' || link === '' ? null : root.querySelector(`#${CSS.escape(link.slice(1))}`);
    if (
      target === null ||
      target.localName === 'use' ||
      target.querySelector('use') ||
      target.contains(copy)
    ) {
      copy.remove();
    } else count += 1 + target.querySelectorAll('*').length;
  }
  return count;
}

/** Browsers disagree on drawings without a width and height. */
function giveSize(root: Element): void {
  const [, , width = NaN, height = NaN] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const fallback = { width, height };
  for (const name of ['width', 'height'] as const) {
    const own = parseFloat(root.getAttribute(name) ?? '');
    const given = own > 0 && !root.getAttribute(name)?.includes('%');
    if (!given) root.setAttribute(name, String(fallback[name] > 0 ? fallback[name] : 100));
  }
}
