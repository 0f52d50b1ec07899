import type { LocalText } from '@gep/api-client/contract';

const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use title desc metadata ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feMerge ' +
    'feMergeNode feFlood feComposite feColorMatrix feBlend style switch'
  ).split(' '),
);

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const fault = (zh: string, en: string): LocalText => ({ zh, en });

/** A marker is drawn at some dozen pixels: larger drawings are pictures. */
const drawingLength = 256 * 1024;
const doctype = /<!DOCTYPE svg PUBLIC "[^"\]]*" "[^"\]]*"\s*>/iy;
const notAnSvg = fault('应以<svg>开始', 'it has to begin with <svg>');
const malformed = fault('SVG语法有误或含有不允许的内容', 'its SVG is malformed or holds what is not allowed');

/**
 * What keeps an SVG drawing from being saved, or null. Allowed is an explicit list of drawing elements; scripts, event
 * handlers, foreign content, entities and references out of the drawing are not. Drawings are shown as images only,
 * where browsers run and load nothing: this is the second lock.
 */
export function drawingFault(svg: string): LocalText | null {
  if (svg.length > drawingLength)
    return fault(
      `图形过大，最大${drawingLength}个字符`,
      `the drawing has more than ${drawingLength} characters`,
    );
  return contentFault(svg);
}

/** The rule without the limit of length: one pass, linear in the length of the text. */
export function contentFault(svg: string): LocalText | null {
  const text = svg.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>)?/, '').trim();
  if (text === '') return null;
  let inStyle = false;
  let first = true;
  /** Text since the last tag: comments inside it hold nothing apart. */
  let content = '';
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
      return fault(`不允许元素<${name.slice(0, 40)}>`, `the element <${name.slice(0, 40)}> is not allowed`);
    }
    inStyle = local === 'style' && closing === '';
    const wrong = attributeFault(attributes);
    if (wrong) return wrong;
    at += whole.length;
  }
  if (first) return notAnSvg;
  return inStyle && leadsOut(content) ? outside : null;
}

const outside = fault('不允许引用图形以外的内容', 'references out of the drawing are not allowed');

function attributeFault(attributes: string): LocalText | null {
  for (const [, name, double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (/^on/i.test(name)) return fault(`不允许属性${name}`, `the attribute ${name} is not allowed`);
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

/** A picture as a data URL that is no drawing itself. */
export function isPicture(value: string): boolean {
  return /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,[A-Za-z\d+/=\s]*$/.test(value);
}

/** What keeps the source of an image marker from being saved, or null: pictures as data, drawings, or web addresses. */
export function pictureFault(source: string): LocalText | null {
  if (source === '' || isPicture(source) || /^(?:https?:\/\/|\/(?!\/))[^\s"'<>]*$/.test(source)) return null;
  const svg = /^data:image\/svg\+xml(?:;charset=utf-?8|;utf8)?(;base64)?,(.*)$/is.exec(source);
  if (svg) {
    try {
      return drawingFault(
        svg[1] ? Buffer.from(svg[2], 'base64').toString('utf8') : decodeURIComponent(svg[2]),
      );
    } catch {
      return fault('图像数据无法解码', 'the data of the picture cannot be decoded');
    }
  }
  return fault(
    '应为图像数据（data:image/…）或http(s)地址',
    'picture data (data:image/…) or an http(s) address is expected',
  );
}
