import type { SmallText, Text } from '../document/content';

/** `F_i`, `x^ω`, `10^4`, `(…)^(1/ω)`: an index or an exponent behind what it belongs to. */
const marks = /_(\p{L}{1,3}|\d)(?![\p{L}\d])|\^(\([^()]*\)|-?\d+(?:\.\d+)?|\p{L})/u;

/** A line of a method with its indices and exponents set as such. */
export function formulaText(line: string): Text {
  const parts: (string | SmallText)[] = [];
  let rest = line;
  for (let found = marks.exec(rest); found; found = marks.exec(rest)) {
    const [whole, index, exponent] = found;
    parts.push(
      rest.slice(0, found.index),
      index === undefined
        ? { small: 'sup', text: exponent.replace(/^\((.*)\)$/, '$1').replace('-', '\u2212') }
        : { small: 'sub', text: index },
    );
    rest = rest.slice(found.index + whole.length);
  }
  return parts.length === 0 ? line : [...parts, rest].filter((part) => part !== '');
}
