import { figureWords } from './figure-words';
import type { Language } from '@gep/api-client/contract';

/** Words of the tables of SEEA EA; titles and entries are those of the standard. */
const words = {
  ...figureWords,
  'seea.title-4.1': { zh: '表 4.1 生态系统范围账户', en: 'Table 4.1 Ecosystem extent account' },
  'seea.title-4.2': { zh: '表 4.2 生态系统类型变化矩阵', en: 'Table 4.2 Ecosystem type change matrix' },
  'seea.title-7.1a': {
    zh: '表 7.1a 生态系统服务供给使用账户（实物量）——供给表',
    en: 'Table 7.1a Ecosystem services supply and use account in physical terms – supply table',
  },
  'seea.title-7.1b': {
    zh: '表 7.1b 生态系统服务供给使用账户（实物量）——使用表',
    en: 'Table 7.1b Ecosystem services supply and use account in physical terms – use table',
  },
  'seea.title-9.1a': {
    zh: '表 9.1a 生态系统服务供给使用账户（价值量）——供给表',
    en: 'Table 9.1a Ecosystem services supply and use account in monetary terms – supply table',
  },
  'seea.title-9.1b': {
    zh: '表 9.1b 生态系统服务供给使用账户（价值量）——使用表',
    en: 'Table 9.1b Ecosystem services supply and use account in monetary terms – use table',
  },
  'seea.title-10.1': {
    zh: '表 10.1 生态系统资产价值账户',
    en: 'Table 10.1 Monetary ecosystem asset account',
  },
  'seea.title-services': { zh: '服务的性质与使用者', en: 'Roles and users of services' },
  'seea.file': { zh: 'SEEA-EA账户表', en: 'SEEA-EA-tables' },
  'seea.types': { zh: '生态系统类型', en: 'Ecosystem type' },
  'seea.no-type': { zh: '未归入生态系统类型', en: 'Without an ecosystem type' },
  'seea.total': { zh: '合计', en: 'TOTAL' },
  'seea.opening-extent': { zh: '期初范围', en: 'Opening extent' },
  'seea.additions': { zh: '范围增加', en: 'Additions to extent' },
  'seea.managed-expansion': { zh: '管理性扩展', en: 'Managed expansion' },
  'seea.unmanaged-expansion': { zh: '非管理性扩展', en: 'Unmanaged expansion' },
  'seea.reductions': { zh: '范围减少', en: 'Reductions in extent' },
  'seea.managed-reduction': { zh: '管理性缩减', en: 'Managed reductions' },
  'seea.unmanaged-reduction': { zh: '非管理性缩减', en: 'Unmanaged reductions' },
  'seea.net-extent': { zh: '范围净变化', en: 'Net change in extent' },
  'seea.closing-extent': { zh: '期末范围', en: 'Closing extent' },
  'seea.opening': { zh: '期初', en: 'Opening' },
  'seea.closing': { zh: '期末', en: 'Closing' },
  'seea.unit': { zh: '计量单位', en: 'Units of measure' },
  'seea.supply': { zh: '供给', en: 'SUPPLY' },
  'seea.use': { zh: '使用', en: 'USE' },
  'seea.industries': { zh: '经济单位：各行业', en: 'Economic units: industries' },
  'seea.economic-units': { zh: '经济单位', en: 'Economic units' },
  'seea.total-industry': { zh: '行业合计', en: 'Total industry' },
  'seea.supply-resident-units': {
    zh: '常住经济单位供给合计',
    en: 'Total supply by resident economic units',
  },
  'seea.supply-imports-units': {
    zh: '非常住经济单位供给——输入',
    en: 'Supply by non-resident economic units – imports',
  },
  'seea.supply-units': { zh: '经济单位供给合计', en: 'Total supply by economic units' },
  'seea.supply-resident': {
    zh: '区内生态系统资产供给合计',
    en: 'Total supply by resident ecosystem assets',
  },
  'seea.imports': {
    zh: '区外生态系统资产供给——输入',
    en: 'Supply from non-resident ecosystem assets – imports',
  },
  'seea.imports-final': { zh: '最终服务', en: 'Final' },
  'seea.imports-intermediate': { zh: '中间服务', en: 'Intermediate' },
  'seea.supply-ecosystems': { zh: '生态系统资产供给合计', en: 'Total supply by ecosystem assets' },
  'seea.total-supply': { zh: '供给总计', en: 'TOTAL SUPPLY' },
  'seea.use-resident': { zh: '常住经济单位使用合计', en: 'Total use by resident economic units' },
  'seea.use-units': { zh: '经济单位使用合计', en: 'Total use by economic units' },
  'seea.use-resident-ecosystems': {
    zh: '区内生态系统资产使用合计',
    en: 'Total use by resident ecosystem assets',
  },
  'seea.exports-intermediate': { zh: '输出——中间服务', en: 'Exports – intermediate services' },
  'seea.use-ecosystems': { zh: '生态系统资产使用合计', en: 'Total use by ecosystem assets' },
  'seea.total-use': { zh: '使用总计', en: 'TOTAL USE' },
  'seea.memo': { zh: '备查项', en: 'Memorandum items' },
  'seea.memo-gep': { zh: '其中：最终服务（生态系统生产总值）', en: 'Of which final services (GEP)' },
  'seea.memo-results': {
    zh: '含非生物流量（与结果页面的各服务之和相同）',
    en: 'With abiotic flows (the sum of services on the result map)',
  },
  'seea.opening-value': { zh: '期初价值', en: 'Opening value' },
  'seea.enhancement': { zh: '生态系统改善', en: 'Ecosystem enhancement' },
  'seea.degradation': { zh: '生态系统退化', en: 'Ecosystem degradation' },
  'seea.conversions': { zh: '生态系统转换', en: 'Ecosystem conversions' },
  'seea.conversion-additions': { zh: '增加', en: 'Additions' },
  'seea.conversion-reductions': { zh: '减少', en: 'Reductions' },
  'seea.other-changes': {
    zh: '生态系统资产数量其他变化',
    en: 'Other changes in volume of ecosystem assets',
  },
  'seea.catastrophic': { zh: '灾害损失', en: 'Catastrophic losses' },
  'seea.reappraisals': { zh: '重估（数量）', en: 'Reappraisals' },
  'seea.revaluations': { zh: '重新估价（价格）', en: 'Revaluations' },
  'seea.net-value': { zh: '价值净变化', en: 'Net change in value' },
  'seea.closing-value': { zh: '期末价值', en: 'Closing value' },
  'seea.service': { zh: '服务', en: 'Service' },
  'seea.reference': { zh: 'SEEA EA 参考清单', en: 'Reference list of SEEA EA' },
  'seea.role': { zh: '性质', en: 'Role' },
  'seea.role-final': { zh: '最终服务', en: 'final' },
  'seea.role-intermediate': { zh: '中间服务', en: 'intermediate' },
  'seea.role-imported': { zh: '输入服务', en: 'imported' },
  'seea.role-ground': { zh: '性质依据', en: 'Ground of the role' },
  'seea.user': { zh: '使用者（默认）', en: 'User (default)' },
  'seea.user-ecosystems': { zh: '生态系统', en: 'Ecosystems' },
  'seea.user-ground': { zh: '使用者依据', en: 'Ground of the user' },
  'seea.missing-results': { zh: '还没有计算结果', en: 'There is no result yet' },
  'seea.missing-one-year': {
    zh: '只计算了一个年份，没有可比较的年份',
    en: 'One year was calculated: there is none to compare it with',
  },
  'seea.missing-same': {
    zh: '两个年份使用同一份土地覆盖，没有可比的土地覆盖',
    en: 'Both years use the same land cover: there is no comparable one',
  },
  'seea.missing-types': {
    zh: '计算没有用到土地覆盖，或由较早的版本完成；请重新计算',
    en: 'The calculation read no land cover, or an older version made it: calculate again',
  },
  'seea.note-split': {
    zh: '资料不能区分管理性与非管理性变化，这些行留空（SEEA EA 4.14）。',
    en: 'The data do not tell managed from unmanaged changes: these rows are empty (SEEA EA 4.14).',
  },
  'seea.note-years': {
    zh: '期初为可比年，期末为核算年。',
    en: 'The opening is the comparable year, the closing the accounting year.',
  },
  'seea.note-users': {
    zh: '使用者为默认设定：每项服务一个使用者，依据见“服务的性质与使用者”。',
    en: 'Users are a default, one a service; the sheet of services gives the ground of each.',
  },
  'seea.note-no-type': {
    zh: '“未归入生态系统类型”是没有像元的分区的数量，以及没有土地类型的像元。',
    en: 'Without an ecosystem type: amounts of districts that no cell has, and cells without a land type.',
  },
  'seea.note-abiotic': {
    zh: '非生物流量不计入合计（SEEA EA 9.19）。',
    en: 'Totals leave abiotic flows out (SEEA EA 9.19).',
  },
  'seea.note-assets': {
    zh: '资产价值为今后 {life} 年各年服务价值按年贴现率 {rate}% 折算的现值，年末计值；预期流量取当年数值不变。',
    en: 'Values are present values of {life} years of services at {rate} % a year, at the end of each year; the flows of the year are expected to stay.',
  },
  'seea.note-reappraisal': {
    zh: '没有状况账户，单位面积产出的变化记为重估。',
    en: 'There is no condition account: changes of yields are recorded as reappraisals.',
  },
  'seea.note-condition': {
    zh: '假定状况与产出同向变化，单位面积产出的变化记为改善或退化。',
    en: 'Condition is taken to have moved as yields did: changes of yields are recorded as enhancement or degradation.',
  },
  'seea.note-same-cover': {
    zh: '两个年份使用同一份土地覆盖，没有转换。',
    en: 'Both years use the same land cover: there are no conversions.',
  },
  'seea.area': { zh: '项目范围', en: 'Accounting area' },
  'seea.source': {
    zh: '版式：联合国《环境经济核算体系—生态系统核算》（SEEA EA 2021）',
    en: 'Layout: United Nations, SEEA Ecosystem Accounting (2021)',
  },
} as const;

type SeeaCode = keyof typeof words;

/** The words of the tables of SEEA EA in a language, by their code. */
export function seeaWords(language: Language): Readonly<Record<SeeaCode, string>> {
  const entries = Object.entries(words).map(([code, text]) => [code, text[language]]);
  return Object.fromEntries(entries) as Record<SeeaCode, string>;
}
