import { describe, expect, it } from 'vitest';
import {
  fillSymbol,
  lineCaps,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerShapes,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
} from '../model';
import { compileSymbol } from './index';
import { shapeOf } from './shape';

describe('compileSymbol', () => {
  it('gives plain data that survives JSON', () => {
    const list = compileSymbol(fillSymbol(simpleFill(), linePatternFill()));
    expect(JSON.parse(JSON.stringify(list))).toEqual(list);
  });

  it('keeps drawing order, leaves hidden layers out and folds opacity into the colour', () => {
    const list = compileSymbol(
      fillSymbol(
        simpleFill({ color: '#102030', opacity: 0.5, useOutline: false }),
        simpleFill({ color: '#ffffff', visible: false }),
        simpleFill({ color: '#aabbcc', useOutline: false }),
      ),
    );
    expect(list.items).toEqual([
      { kind: 'solid', color: '#10203080' },
      { kind: 'solid', color: '#aabbcc' },
    ]);
  });

  it('puts the outline behind its own fill in drawing order', () => {
    const outline = lineSymbol(
      simpleLine({ color: '#000000', width: 3, dash: 'dash', join: 'bevel', cap: 'butt' }),
    );
    const list = compileSymbol(fillSymbol(simpleFill({ outline })));
    const stroke = { color: '#000000', width: 3, dash: [12, 6], join: 'bevel', cap: 'butt' };
    expect(list.items[1]).toEqual({ kind: 'outline', lines: [{ kind: 'stroke', stroke }] });
  });

  it('takes symbols three deep and refuses an unknown kind', () => {
    const marker = markerLine({ marker: markerSymbol() });
    const pattern = linePatternFill({ line: lineSymbol(marker) });
    expect(() => compileSymbol(fillSymbol(pattern))).not.toThrow();
    const unknown = { kind: 'fill', layers: [{ kind: 'hologram', visible: true, opacity: 1 }] };
    expect(() => compileSymbol(unknown as never)).toThrow(/hologram.*simple-fill/);
  });

  it('shows the same rhythm with every cap', () => {
    const seen = lineCaps.map((cap) => {
      const [item] = compileSymbol(lineSymbol(simpleLine({ width: 3, dash: 'dash-dot', cap }))).items;
      const dash = item.kind === 'stroke' ? item.stroke.dash : [];
      const ends = cap === 'butt' ? 0 : 3;
      return dash.map((length, i) => (i % 2 === 0 ? length + ends : length - ends));
    });
    expect(seen).toEqual(lineCaps.map(() => [12, 6, 3, 6]));
  });

  it('knows five dashes, of which only the solid one has no gaps', () => {
    const gaps = strokeDashes.map((dash) => {
      const [item] = compileSymbol(lineSymbol(simpleLine({ dash }))).items;
      return item.kind === 'stroke' ? item.stroke.dash.length / 2 : -1;
    });
    expect(gaps).toEqual([0, 1, 1, 2, 3]);
  });
});

describe('marker shapes', () => {
  it.each(markerShapes)('%s stays in its box and is symmetric about the vertical', (name) => {
    const shape = shapeOf(name, 10);
    if (shape.kind === 'circle') {
      expect(shape.radius).toBe(5);
      return;
    }
    const points: [number, number][] = [];
    for (let i = 0; i < shape.vertices.length; i += 2)
      points.push([shape.vertices[i], shape.vertices[i + 1]]);
    for (const [x, y] of points) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(5 + 1e-12);
      expect(points.some(([u, v]) => Math.abs(u + x) < 1e-9 && Math.abs(v - y) < 1e-9)).toBe(true);
    }
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-5, 12);
  });

  it('has the corners that the names say', () => {
    const corners = (name: (typeof markerShapes)[number]) => {
      const shape = shapeOf(name, 8);
      return shape.kind === 'polygon' ? shape.vertices.length / 2 : 0;
    };
    expect(markerShapes.map(corners)).toEqual([0, 3, 4, 5, 10, 6, 12]);
    expect(compileSymbol(markerSymbol(simpleMarker({ size: 8 }))).items[0].drawing).toMatchObject({
      width: 8,
    });
  });
});
