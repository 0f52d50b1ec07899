import { formatColor, tryParseColor } from '@gep/map-engine/color';

/**
 * A typed colour as the models write it, '#rrggbb' or '#rrggbbaa': hex digits with or without '#', rgb(), and in a
 * page every other colour of CSS, by name or function. Null: no colour.
 */
export function readColor(text: string): string | null {
  const typed = text.trim();
  const color = tryParseColor(typed) ?? tryParseColor(`#${typed}`) ?? ofPage(typed);
  return color && formatColor(color);
}

/** A canvas takes what CSS knows and keeps its colour for everything else, whichever that is. */
function ofPage(text: string) {
  if (typeof document === 'undefined' || !/^[a-z]/i.test(text)) return null;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const [one, two] = ['#000', '#fff'].map((ground) => {
    context.fillStyle = ground;
    context.fillStyle = text;
    return context.fillStyle;
  });
  return one === two ? tryParseColor(one) : null;
}
