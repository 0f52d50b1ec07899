import { checkParameters, modelBySlug } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import { describe, expect, it } from 'vitest';
import { storedModelProblem } from './model-problem';
import { word } from './word';

const definitionOf = (slug: string): ModelDefinition => {
  const model = modelBySlug(slug);
  if (!model) throw new Error(slug);
  return model.definition;
};

/** What saved parameters are refused with, in both languages. */
function faults(slug: string, stored: Record<string, unknown>) {
  const definition = definitionOf(slug);
  return checkParameters(definition, stored).map((problem) => {
    const found = storedModelProblem(problem, definition);
    return { zh: word(found, 'zh').message, en: word(found, 'en').message };
  });
}

describe('a parameter that is not valid', () => {
  it('is named by its title, with the range that is allowed', () => {
    expect(faults('carbon-sequestration', { alpha: 1.5 })).toEqual([
      { zh: 'NEP 与 NPP 之比 α：1.5 超出范围 0 至 1。', en: 'NEP/NPP ratio α: 1.5 is outside 0 to 1.' },
    ]);
    expect(faults('carbon-sequestration', { alpha: 'much' })).toEqual([
      {
        zh: 'NEP 与 NPP 之比 α：应为数值。允许范围：0～1。',
        en: 'NEP/NPP ratio α: A number is expected. Allowed: 0 to 1.',
      },
    ]);
  });

  it('says that the least number itself is not allowed where it is not', () => {
    expect(faults('climate-regulation', { copWater: 0 })).toEqual([
      {
        zh: '水面空调能效比：数值应大于 0。',
        en: 'Coefficient of performance (COP), water: The number must be greater than 0.',
      },
    ]);
  });

  it('is said which options there are, by their titles with their values', () => {
    expect(faults('carbon-sequestration', { alphaSource: 'file' })).toEqual([
      {
        zh: 'α 的来源：file 不在选项中：单一数值（plain）、按生态系统类型（table）、栅格（raster）。',
        en: 'Source of α: file is none of the options: Single value (plain), By ecosystem type (table), Raster (raster).',
      },
    ]);
  });

  it('is named with the row and the column of its table', () => {
    const rateTable = [
      { type: 1, rate: 2 },
      { type: 2, rate: 5000 },
    ];
    expect(faults('carbon-sequestration', { method: 'rate-table', rateTable })).toEqual([
      {
        zh: '固碳速率、第 2 行、速率：5\u2009000 超出范围 0 至 1\u2009000。',
        en: 'Sequestration rates, row 2, Rate: 5\u2009000 is outside 0 to 1\u2009000.',
      },
    ]);
  });

  it('names columns and options by their titles in a value, too', () => {
    const rates = [{ type: 1, so2: 100 }];
    const [missing] = faults('air-purification', { pollutants: ['so2', 'nox'], rates });
    expect(missing.en).toMatch(/^Removal rates by ecosystem type: (?!nox).+ has no number in any row/);
    const [twice] = faults('water-self-purification', { pollutants: ['tn', 'nh3n'] });
    expect(twice.zh).toMatch(/^污染物：.*总氮.*重复计量/);
    expect(twice.zh).not.toMatch(/nh3n|\btn\b/);
  });

  it('that does not exist leads to those that do', () => {
    const [{ zh, en }] = faults('climate-regulation', { nothing: 1 });
    expect(en).toMatch(/^nothing: There is no parameter of this name; .*Cooling days \(coolingDays\)/);
    expect(zh).toMatch(/^nothing：没有该参数，.*降温天数（coolingDays）/);
  });
});
