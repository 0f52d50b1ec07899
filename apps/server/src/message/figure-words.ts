/** The words of figures of the accounts of SEEA EA and where they come from, by their code. */
export const figureWords = {
  'figure.ecosystem-services': { zh: '生态系统的最终服务', en: 'Final services of ecosystems' },
  'figure.biotic-services': { zh: '生态系统服务', en: 'Services of ecosystems' },
  'figure.intermediate-services': { zh: '中间服务', en: 'Intermediate services' },
  'figure.industry-services': { zh: '各行业使用的服务', en: 'Services used by industries' },
  'figure.used-by': { zh: '使用者：{user}', en: 'Used by: {user}' },
  'figure.extent': { zh: '生态系统范围账户', en: 'Ecosystem extent account' },
  'figure.asset': { zh: '货币生态系统资产账户', en: 'Monetary ecosystem asset account' },
  'figure.change': { zh: '类型变化', en: 'Change of type' },
  'figure.cells': { zh: '像元', en: 'cells' },
  'figure.extent-how': {
    zh: '面积 = 像元数 × 像元面积。期初为可比年的土地覆盖，期末为当年的土地覆盖，在项目网格上逐个像元比较。',
    en: 'Area = cells × area of a cell. The land cover of the comparable year is the opening and that of the current year the closing; they are compared cell by cell on the project grid.',
  },
  'figure.asset-how': {
    zh: '资产价值 = Σ 各项最终服务的年价值 × 年金现值系数，系数 = [1 − (1 + r)^(−n)] / r，r 为贴现率，n 为资产年限。',
    en: 'Asset value = Σ yearly value of each final service × annuity factor; the factor is [1 − (1 + r)^(−n)] / r with the discount rate r and the asset life n.',
  },
  'figure.asset-change': {
    zh: '两个年份之间的变化按服务分解为面积、单产（每公顷的数量）与价格的作用，再乘以年金现值系数。',
    en: 'The change between the years is split for each service into the effects of area, yield (quantity per hectare) and price, and multiplied by the annuity factor.',
  },
  'figure.discount-rate': { zh: '贴现率', en: 'Discount rate' },
  'figure.asset-life': { zh: '资产年限', en: 'Asset life' },
  'figure.years': { zh: '年', en: 'years' },
  'figure.difference': { zh: '两年之间的变化', en: 'Change between the years' },
  'figure.by-extent': { zh: '面积引起的变化', en: 'Change by extent' },
  'figure.by-yield': { zh: '单位产量引起的变化', en: 'Change by yield' },
  'figure.by-price': { zh: '价格引起的变化', en: 'Change by price' },
  'figure.by-other': { zh: '仅一年有值的部分', en: 'In one year only' },
  'figure.difference-how': {
    zh: '变化 = 当年价值 − 可比年价值。',
    en: 'Change = value of the current year − value of the comparable year.',
  },
} as const;
