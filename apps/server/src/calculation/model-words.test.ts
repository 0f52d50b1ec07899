import { modelBySlug, totalGep } from '@gep/ecosystem-models';
import type { Model, Warning } from '@gep/ecosystem-models';
import { describe, expect, it } from 'vitest';
import { word } from '../error/word';
import { modelWarning } from './model-words';

const modelOf = (slug: string): Model => {
  const model = modelBySlug(slug);
  if (!model) throw new Error(slug);
  return model;
};

function sentences(model: Model | null, warning: Omit<Warning, 'severity'>, cellSize = 1000) {
  const stored = modelWarning(model, { severity: 'warning', ...warning }, cellSize);
  return { zh: word(stored, 'zh').message, en: word(stored, 'en').message };
}

describe('what a model reports', () => {
  it('names the types that have no coefficient, with cells and area, the largest first', () => {
    const parts = [
      { key: '82', count: 30 },
      { key: '911', count: 1240 },
    ];
    const found = sentences(
      modelOf('runoff-analysis'),
      { code: 'missing-coefficient', count: 1270, at: 'curveNumbers', parts },
      300,
    );
    expect(found.en).toMatch(/1\u2009270 cells .*“Curve numbers”/);
    expect(found.en).toMatch(/\(911\): 1\u2009240 cells, 111\.6 km²; .+ \(82\): 30 cells, 2\.7 km²\.$/);
    expect(found.zh).toMatch(/（911）1\u2009240 个像元、111\.6 km²；.+（82）30 个像元、2\.7 km²。$/);
  });

  it('names the types that count as 0 for want of a row in one note, the most frequent first', () => {
    const warning: Warning = {
      code: 'type-without-rate',
      severity: 'note',
      count: 42,
      at: 'heatTable',
      parts: [
        { key: '51', count: 2 },
        { key: '61', count: 40 },
      ],
    };
    const note = modelWarning(modelOf('climate-regulation'), warning, 1000);
    expect(note.name).toBe('MODEL_NOTE');
    expect(word(note, 'en').message).toMatch(
      /^Climate regulation: .+count as 0.+“Heat absorbed by transpiration”.+: .+ \(61\): 40 cells, 40 km²; .+ \(51\): 2 cells, 2 km²\.$/,
    );
    expect(word(note, 'zh').message).toMatch(
      /“蒸腾吸热”.*按 0 计：.+（61）40 个像元、40 km²；.+（51）2 个像元、2 km²。$/,
    );
  });

  it('names inputs and parameters of the models that it reads, and several inputs at once', () => {
    const curve = { code: 'missing-coefficient', count: 1, at: 'curveNumbers' } as const;
    expect(sentences(modelOf('flood-mitigation'), curve).en).toContain('“Curve numbers”');
    const texture = { code: 'texture-normalised', count: 5, at: 'sand, silt, clay' } as const;
    expect(sentences(modelOf('sediment-mitigation'), texture).zh).not.toMatch(/sand|silt|clay/);
  });

  it('lists the classes of roads that no row has, and says how many more there are', () => {
    const warning = { code: 'unknown-road-class', count: 4, at: 'roads' } as const;
    const few = [
      { key: '', count: 1 },
      { key: 'track', count: 3 },
    ];
    const found = sentences(modelOf('noise-abatement'), { ...warning, parts: few });
    expect(found.en).toContain('4 roads of “Roads”');
    expect(found.en).toContain('track (3), no class (1).');
    expect(found.zh).toContain('track（3）、未填等级（1）。');
    const many = Array.from({ length: 40 }, (_, i) => ({ key: `c${i}`, count: 1 }));
    expect(sentences(modelOf('noise-abatement'), { ...warning, count: 40, parts: many }).en).toMatch(
      /c11 \(1\), 28 more\.$/,
    );
  });

  it('names services by their names, never by their slugs', () => {
    const slugs = [
      'water-resources',
      'water-conservation',
      'pest-control',
      'housing-premium',
      'hotel-premium',
    ];
    const { notes } = totalGep(slugs.map((slug) => ({ slug, value: 1 })));
    const parts = slugs.map((key) => ({ key, count: 1 }));
    const unplaced: Warning = {
      code: 'value-without-cells',
      severity: 'warning',
      count: parts.length,
      at: 'total',
      parts,
    };
    for (const note of [...notes, unplaced]) {
      const { zh, en } = sentences(null, note);
      expect(`${zh} ${en}`).not.toMatch(/\w-\w+-?|\{/);
      expect(zh).not.toMatch(/[a-z]{3}/i);
    }
    expect(sentences(null, unplaced).en).toContain('Water resources, Water conservation, Pest control');
  });
});
