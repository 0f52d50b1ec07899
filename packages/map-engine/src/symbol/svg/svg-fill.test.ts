import { describe, expect, it } from 'vitest';
import { fillSymbol, gradientFill, lineSymbol, simpleFill, simpleLine } from '../../model';
import { compileSymbol } from '../compile-symbol';
import { svgFills } from './svg-fill';

const square = [[0, 0, 10, 0, 10, 10, 0, 10]];
const hole = [2, 2, 4, 2, 4, 4];

describe('a fill as SVG', () => {
  it('is a path with colour and alpha, and its outline with pen and dashes', () => {
    const symbol = fillSymbol(
      simpleFill({ color: '#76986880', outline: lineSymbol(simpleLine({ color: '#112233', width: 2 })) }),
    );
    const svg = svgFills(compileSymbol(symbol).items, [...square, hole], 'a');
    const path = 'M0 0L10 0L10 10L0 10ZM2 2L4 2L4 4Z';
    expect(svg).toContain(`<path d="${path}" fill="#769868" fill-opacity="0.5" fill-rule="evenodd"/>`);
    expect(svg).toContain(`<path d="${path}" fill="none" stroke="#112233" stroke-width="2"`);
  });

  it('has gradients that reach the corners of its box', () => {
    const symbol = fillSymbol(
      gradientFill({
        colorScheme: 'two-color',
        startColor: '#ff0000',
        endColor: '#0000ff',
        angle: 0,
        shape: 'linear',
      }),
    );
    const svg = svgFills(compileSymbol(symbol).items, square, 'g');
    expect(svg).toContain('x1="0" y1="5" x2="10" y2="5"');
    expect(svg).toContain('<stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/>');
    expect(svg).toContain('fill="url(#g-0)"');
  });

  it('takes nothing of a colour into the text of the drawing but its numbers', () => {
    const svg = svgFills([{ kind: 'solid', color: '"><script>' }], square, 'a');
    expect(svg).not.toContain('script');
    expect(svg).toContain('fill-opacity="0"');
  });
});
