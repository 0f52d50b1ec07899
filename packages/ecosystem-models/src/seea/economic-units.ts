import type { Name } from '../name';

/** Industries, and the other users of services, in the order of the columns of tables 7.1b and 9.1b of SEEA EA. */
export const industries = [
  'agriculture',
  'forestry',
  'fisheries',
  'mining',
  'manufacturing',
  'energy',
  'water',
  'services',
  'otherIndustries',
] as const;
/** An industry of the tables. */
export type Industry = (typeof industries)[number];

/** Who uses a final service: an industry, government on behalf of all, households, or users outside the area. */
export const economicUnits = [...industries, 'government', 'households', 'exports'] as const;
/** A user of final services. */
export type EconomicUnit = (typeof economicUnits)[number];

/** Names as in the standard; those in Chinese follow the industries of GB/T 4754-2017. */
export const unitNames: Readonly<Record<EconomicUnit, Name>> = {
  agriculture: { zh: '农业', en: 'Agriculture' },
  forestry: { zh: '林业', en: 'Forestry' },
  fisheries: { zh: '渔业', en: 'Fisheries' },
  mining: { zh: '采矿业', en: 'Mining and quarrying' },
  manufacturing: { zh: '制造业', en: 'Manufacturing' },
  energy: { zh: '电力、热力、燃气供应业', en: 'Electricity, gas, steam and air-conditioning supply' },
  water: {
    zh: '水的供应、污水与废弃物处理业',
    en: 'Water supply; sewerage, waste management and remediation activities',
  },
  services: { zh: '服务业', en: 'Services' },
  otherIndustries: { zh: '其他行业', en: 'Other industries' },
  government: { zh: '政府消费', en: 'Government consumption' },
  households: { zh: '居民消费', en: 'Household consumption' },
  exports: { zh: '输出（最终服务）', en: 'Exports – final ecosystem services' },
};
