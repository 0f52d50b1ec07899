import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';
import { svgStructure } from './svg-structure';

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use title desc metadata ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feMerge ' +
    'feMergeNode feFlood feComposite feColorMatrix feBlend style switch'
  ).split(' '),
);

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A marker is drawn at some dozen pixels: larger drawings are pictures. */
const drawingLength = 256 * 1024;
const doctype = /<!DOCTYPE svg PUBLIC "[^"\]]*" "[^"\]]*"\s*>/iy;
const notAnSvg = phrase('drawing.start');
const malformed = phrase('drawing.syntax');

/**
 * What keeps an SVG drawing from being saved, or null. Allowed is an explicit list of drawing elements; scripts, event
 * handlers, foreign content, entities and references out of the drawing are not. Drawings are shown as images only,
 * where browsers run and load nothing: this is the second lock.
 */
export function drawingFault(svg: string): Phrase | null {
  if (svg.length > drawingLength) return phrase('drawing.too-long', { max: drawingLength });
  return contentFault(svg);
}

/** The rule without the limit of length: one pass, linear in the length of the text. */
export function contentFault(svg: string): Phrase | null {
  const text = svg.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?/, '').trim();
  if (text === '') return null;
  let inStyle = false;
  let first = true;
  /** Text since the last tag: comments inside it hold nothing apart. */
  let content = '';
  const structure = svgStructure();
  for (let at = 0; at < text.length;) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      content += text.slice(at, end);
      at = end;
      continue;
    }
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end < 0) return malformed;
      at = end + 3;
      continue;
    }
    doctype.lastIndex = at;
    if (first && doctype.test(text)) {
      at = doctype.lastIndex;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return first && content.trim() !== '' ? notAnSvg : malformed;
    const [whole, closing, name, attributes] = found;
    const local = name.split(':').at(-1) ?? '';
    if (first && (local !== 'svg' || content.trim() !== '')) return notAnSvg;
    if (inStyle && leadsOut(content)) return outside;
    content = '';
    first = false;
    if (name.includes(':') ? /^(script|foreignObject|iframe)$/i.test(local) : !elements.has(name)) {
      return phrase('drawing.element', { name: name.slice(0, 40) });
    }
    inStyle = local === 'style' && closing === '';
    const wrong = attributeFault(attributes);
    if (wrong) return wrong;
    const tangled = structure.add({
      name: local,
      closing: closing !== '',
      selfClosing: whole.endsWith('/>'),
      ...referencesOf(attributes),
    });
    if (tangled) return tangled;
    at += whole.length;
  }
  if (first) return notAnSvg;
  return inStyle && leadsOut(content) ? outside : structure.fault();
}

function referencesOf(attributes: string): { id: string | null; href: string | null } {
  const found = { id: null as string | null, href: null as string | null };
  for (const [, name, double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (name === 'id') found.id = value;
    if (/(^|:)href$/i.test(name)) found.href = value;
  }
  return found;
}

const outside = phrase('drawing.outside');

function attributeFault(attributes: string): Phrase | null {
  for (const [, name, double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (/^on/i.test(name)) return phrase('drawing.attribute', { name });
    // A namespace is a name, not a reference.
    if (/^xmlns(:|$)/.test(name)) continue;
    if (/(^|:)(href|src)$/i.test(name) && !/^#[\w.:-]*$/.test(value) && !isPicture(value)) return outside;
    if (leadsOut(value)) return outside;
  }
  return null;
}

/** Styles and attributes that reach out of the drawing, also written with escapes or entities. */
function leadsOut(value: string): boolean {
  return (
    /@import|javascript:|expression\s*\(|\\/i.test(value) ||
    /&(?!(?:amp|lt|gt|quot|apos);)/.test(value) ||
    /url\s*\((?!\s*(?:["']|&quot;|&apos;)?#)/i.test(value)
  );
}

/** A picture as a data URL that is not itself a drawing. */
export function isPicture(value: string): boolean {
  return /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,[A-Za-z\d+/=\s]*$/.test(value);
}

/** What keeps the source of an image marker from being saved, or null: pictures as data, drawings, or web addresses. */
export function pictureFault(source: string): Phrase | null {
  if (source === '' || isPicture(source) || /^(?:https?:\/\/|\/(?!\/))[^\s"'<>]*$/.test(source)) return null;
  const svg = /^data:image\/svg\+xml(?:;charset=utf-?8|;utf8)?(;base64)?,(.*)$/is.exec(source);
  if (svg) {
    try {
      return drawingFault(
        svg[1] ? Buffer.from(svg[2], 'base64').toString('utf8') : decodeURIComponent(svg[2]),
      );
    } catch {
      return phrase('drawing.undecodable');
    }
  }
  return phrase('drawing.source');
}
