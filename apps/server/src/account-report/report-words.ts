import { annexWords } from './annex-words';
import { changeWords } from './change-words';

/** What the report says in both languages. */
const chapterWords = {
  title: { zh: '{region}生态系统生产总值核算报告', en: 'Ecosystem account of {region}' },
  header: { zh: '{project}  ·  {year} 年', en: '{project}  ·  {year}' },
  'header.no-year': { zh: '{project}', en: '{project}' },
  footer: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  file: { zh: '核算报告', en: 'report' },
  'file.template': { zh: '核算报告模板', en: 'report-template' },
  contents: { zh: '目录', en: 'Contents' },
  'left-out': {
    zh: '本章没有内容，报告中不设此章；写入文字后即列入。',
    en: 'There is nothing to say, so the report leaves the chapter out until a text is written for it.',
  },
  continued: { zh: '续表', en: '(continued)' },
  table: { zh: '表', en: 'Table' },
  map: { zh: '图', en: 'Figure' },
  'cover.year': { zh: '核算年份：{year}', en: 'Accounting year: {year}' },
  'cover.authority': { zh: '编制单位：{name}', en: 'Prepared by: {name}' },
  'cover.approval': { zh: '批准单位：{name}', en: 'Approved by: {name}' },
  'cover.number': { zh: '批准文号：{name}', en: 'Approval number: {name}' },
  'cover.made': { zh: '生成日期：{date}', en: 'Made on: {date}' },
  'cover.synthetic': {
    zh: '本报告用合成的示例数据生成，不反映任何真实地区',
    en: 'Made from synthetic sample data: it shows no real place',
  },
  'list.comma': { zh: '、', en: ', ' },
  /** Between those that may have commas in them. */
  'list.semicolon': { zh: '；', en: '; ' },
  name: { zh: '名称', en: 'Name' },
  content: { zh: '内容', en: 'Content' },
  remark: { zh: '说明', en: 'Remark' },
  unit: { zh: '单位', en: 'Unit' },
  indicator: { zh: '核算指标', en: 'Indicator' },
  group: { zh: '类别', en: 'Group' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  none: { zh: '无', en: 'none' },
  'not-filled': { zh: '未填写', en: 'not filled in' },
  district: { zh: '分区', en: 'District' },
  area: { zh: '面积（km²）', en: 'Area (km²)' },
  quantity: { zh: '功能量', en: 'Quantity' },
  value: { zh: '价值量', en: 'Value' },
  'value.in': { zh: '价值量（{unit}）', en: 'Value ({unit})' },
  share: { zh: '占比（%）', en: 'Share (%)' },
  'per-area': { zh: '单位面积价值量（{unit}）', en: 'Value per area ({unit})' },
  total: { zh: '合计', en: 'Total' },
  'no-results': {
    zh: '本项目尚无核算结果，本章没有内容。计算完成后重新生成报告即可。',
    en: 'The project has no results yet, so this chapter is empty. Generate the report again after a calculation.',
  },

  region: { zh: '核算区域与边界', en: 'Region and boundary' },
  'region.setting': { zh: '核算区域与基本设置', en: 'Region and settings' },
  'region.project': { zh: '项目名称', en: 'Project' },
  'region.year': { zh: '核算年份', en: 'Accounting year' },
  'region.comparable-year': { zh: '可比年份', en: 'Comparable year' },
  'region.level': { zh: '核算区划级别', en: 'Accounting level' },
  'region.partition': { zh: '分区级别', en: 'Partition level' },
  'region.count': { zh: '分区数量', en: 'Districts' },
  'region.area': { zh: '核算面积', en: 'Area accounted for' },
  'region.file': { zh: '边界文件', en: 'Boundary file' },
  'region.supplied': { zh: '边界提供', en: 'Boundary supplied by' },
  'region.resolution': { zh: '计算分辨率', en: 'Resolution' },
  'region.grid': { zh: '网格坐标系', en: 'Coordinate system of the grid' },
  'region.summary': {
    zh: '核算区域为{names}，核算面积 {area} km²，按{level}划分为 {count} 个分区。面积按计算网格中落在分区内的像元统计。',
    en: 'The account covers {names}, {area} km² in {count} districts ({level}). Areas are those of the cells of the grid inside the districts.',
  },
  'region.summary-one': {
    zh: '核算区域为{names}，核算面积 {area} km²。面积按计算网格中落在区域内的像元统计。',
    en: 'The account covers {names}, {area} km². Areas are those of the cells of the grid inside the region.',
  },
  'region.no-file': {
    zh: '本项目尚未上传行政区矢量文件，核算区域和边界无从说明。',
    en: 'The project has no boundary file yet, so region and boundary cannot be described.',
  },
  'region.districts': { zh: '分区名录（{level}）', en: 'Districts ({level})' },
  'region.map': { zh: '核算区域及其分区（{level}）', en: 'The region and its districts ({level})' },
  'region.more': {
    zh: '下一级分区见附录中的分区价值量表。',
    en: 'Districts of the levels below are listed in the annex.',
  },
  code: { zh: '代码', en: 'Code' },

  indicators: { zh: '核算指标与排除项', en: 'Indicators and exclusions' },
  'indicators.table': { zh: '核算指标', en: 'Indicators' },
  'indicators.role': { zh: '服务类型', en: 'Service' },
  'indicators.counted': { zh: '计入合计', en: 'In the total' },
  'indicators.whole': {
    zh: '合计包括区域内存在的全部最终生态系统服务，称为生态系统生产总值（GEP）。',
    en: 'The total holds every final service that exists in the region: it is the gross ecosystem product (GEP).',
  },
  'indicators.partial': {
    zh: '合计只包括下列服务，区域内存在的其他最终服务尚未核算，因此不是完整的生态系统生产总值（GEP）。未核算的最终服务：{names}。',
    en: 'The total holds the services below only. Other final services of the region are not accounted for, so it is not the whole gross ecosystem product (GEP). Final services left out: {names}.',
  },
  'indicators.absent': { zh: '区域内不存在的服务', en: 'Services that do not exist in the region' },
  'indicators.absent-intro': {
    zh: '下列最终服务已声明在区域内不存在，按 0 计入合计。',
    en: 'These final services were declared not to exist in the region. The total counts them as 0.',
  },
  'indicators.no-absent': {
    zh: '没有声明为不存在的服务。',
    en: 'No service was declared not to exist in the region.',
  },
  'indicators.reason': { zh: '理由', en: 'Reason' },
  'indicators.declared': { zh: '声明', en: 'Declared by' },
  'indicators.intermediate': {
    zh: '合计中的中间服务：{names}。扣除后为 {value}。',
    en: 'Intermediate services in the total: {names}. Without them it is {value}.',
  },
  'indicators.overlap': { zh: '{message}重复部分至多 {value}。', en: '{message} At most {value}.' },
  'indicators.overlaps': { zh: '可能重复计算的部分', en: 'Possible double counting' },

  sources: { zh: '数据来源', en: 'Data sources' },
  'sources.intro': {
    zh: '下表列出最近一次完成的计算所读取的全部数据，取自该次计算的记录。',
    en: 'All data that the latest complete calculation has read, as its record holds them.',
  },
  'sources.table': { zh: '输入数据及其提供和确认', en: 'Inputs, and who supplied and confirmed them' },
  'sources.input': { zh: '数据项', en: 'Input' },
  'sources.file': { zh: '文件或数值', en: 'File or value' },
  'sources.supplied': { zh: '提供', en: 'Supplied by' },
  'sources.confirmed': { zh: '确认', en: 'Confirmed by' },
  'sources.unconfirmed': { zh: '未确认', en: 'not confirmed' },
  'sources.values': { zh: '{count} 个数值', en: '{count} values' },
  'sources.value': { zh: '数值 {value}', en: 'value {value}' },
  'sources.comparable': { zh: '{name}（可比年）', en: '{name} (comparable year)' },
  'sources.no-record': {
    zh: '没有已完成计算的记录，无法列出所用数据。',
    en: 'There is no record of a complete calculation, so the data used cannot be listed.',
  },
  'by.user': { zh: '{name}，{date}', en: '{name}, {date}' },
  'by.import': { zh: '{name}（导入），{date}', en: '{name} (import), {date}' },
  'by.sample': { zh: '示例数据', en: 'sample data' },

  methods: { zh: '核算方法与参数', en: 'Methods and parameters' },
  'methods.intro': {
    zh: '各指标的方法、公式和资料来源如下。标记：[R] 已查阅原文；[L] 转引自文献；[O] 本软件的取法。所列来源说明方法出处，不表示本报告符合任何标准。完整的参数见附录。',
    en: 'Methods, formulas and sources of the indicators. Marks: [R] read in the original; [L] cited from the literature; [O] a choice of this software. Sources say where a method is from; the report claims conformity with no standard. The annex lists all parameters.',
  },
  'methods.formula': { zh: '功能量', en: 'Quantity' },
  'methods.value': { zh: '价值量', en: 'Value' },
  'methods.limits': { zh: '局限', en: 'Limits' },
  'methods.by': { zh: '{model}：按{by}取值', en: '{model}: coefficients by {by}' },
  'methods.references': { zh: '{model}的资料来源', en: '{model}: sources' },
  'methods.mark': { zh: '标记', en: 'Mark' },
  'methods.source': { zh: '来源', en: 'Source' },
  'methods.gives': { zh: '取用内容', en: 'What is taken from it' },
  'mark.read': { zh: '[R] 原文', en: '[R] read' },
  'mark.literature': { zh: '[L] 转引', en: '[L] cited' },
  'mark.choice': { zh: '[O] 本软件', en: '[O] own' },
  'methods.defaults': {
    zh: '参数共 {count} 项，其中 {defaults} 项采用默认值：{names}。',
    en: 'Parameters with default values, {defaults} of {count}: {names}.',
  },
  'methods.all-defaults': {
    zh: '参数共 {count} 项，全部采用默认值：{names}。',
    en: 'All {count} parameters have default values: {names}.',
  },
  'methods.chosen': { zh: '本次核算的选择：{choices}。', en: 'Chosen in this account: {choices}.' },
  'methods.choice': { zh: '{name}为“{option}”', en: '{name} – {option}' },
  'methods.no-defaults': {
    zh: '参数共 {count} 项，均由本项目填写或确认。',
    en: 'Parameters with default values: none of {count}.',
  },

  quantities: { zh: '功能量', en: 'Quantities' },
  'quantities.table': { zh: '各指标功能量', en: 'Quantities of the indicators' },
  'quantities.intro': {
    zh: '功能量是生态系统提供的产品和服务的实物量，各指标单位不同，不能相加。',
    en: 'Quantities are what ecosystems supply in physical units. Their units differ, so they do not add up.',
  },
  'quantities.without': {
    zh: '未列{name}：没有功能量，{reason}',
    en: 'Not listed, without a quantity: {name}, {reason}',
  },
  'quantities.parts': {
    zh: '{names}的各部分不能相加，不列合计。',
    en: 'The parts of these indicators do not add up, so they have no sum: {names}.',
  },
  'quantities.why': {
    zh: '没有像元或分区具备所需的数据。',
    en: 'no cell or district has the data it needs.',
  },

  values: { zh: '价值量', en: 'Values' },
  'values.summary': {
    zh: '{year}，{name}为 {value}，单位面积价值量 {per}。',
    en: '{name}, {year}: {value}, or {per}.',
  },
  'values.largest': {
    zh: '价值量最大的指标为{name}，{value}，占合计的 {share}。',
    en: 'The largest indicator is {name} with {value}, {share} of the total.',
  },
  'values.table': { zh: '各指标价值量', en: 'Values of the indicators' },
  'values.districts': { zh: '分区价值量', en: 'Values by district' },
  'values.districts-of': { zh: '{name}：按{level}', en: '{name} by {level}' },
  'values.without': { zh: '{name}没有价值量：{reason}', en: '{name} has no value: {reason}' },
  'values.one-year': {
    zh: '本报告只核算一个年份，没有可比年，也没有上一年的项目，因此不列变化。',
    en: 'The account is of a single year, without a comparable one or a project of the year before, so the report says nothing of change.',
  },
  'values.no-cells': {
    zh: '面积为 0 的分区小于一个像元，没有像元的中心落在其中，因此没有数值；其土地计入相邻分区的像元。',
    en: 'Districts of 0 km² are smaller than a cell and hold the centre of none, so they have no figures; their land is in the cells of their neighbours.',
  },
  'values.prices': {
    zh: '价值量采用{year}价格。',
    en: 'Values are in prices of the {year} year.',
  },
  'values.one-district': {
    zh: '核算区域没有下级分区，不列分区价值量，也不绘制分区图。',
    en: 'The region has no districts below it, so there are no values by district and no maps of districts.',
  },
} as const;

export const reportWords = { ...chapterWords, ...annexWords, ...changeWords } as const;
export type ReportWord = keyof typeof reportWords;
