/** Words of comparability, the parts of a change, the extent account and ranges of the report. */
export const changeWords = {
  'comparable.title': { zh: '两年的可比性', en: 'Comparability of both years' },
  'comparable.differs': {
    zh: '除数据和价格外，两年还有以下差异，变化中有一部分可能由此造成：',
    en: 'Both years differ in more than data and prices. Part of the change may come from this:',
  },
  'comparable.same': {
    zh: '两年的数据来源、分辨率、类型对照、核算方法和模型版本一致，变化只来自数据和价格。',
    en: 'Both years have the same kinds of sources, resolutions, class maps, methods and versions of models: change comes from data and prices alone.',
  },

  'change.year': { zh: '{year}', en: '{year} year' },
  'change.year-of': { zh: '{year} {number}', en: '{year} year {number}' },
  'change.quantities-table': {
    zh: '当年与可比年功能量',
    en: 'Quantities of the current and the comparable year',
  },

  'ratios.title': { zh: '综合指标', en: 'Summary indicators' },
  'ratios.table': {
    zh: '人均、单位面积价值量和价值量与 GDP 之比',
    en: 'Value per head, per area and relative to GDP',
  },
  'ratios.perHead': { zh: '人均价值量', en: 'Value per head' },
  'ratios.perKm2': { zh: '单位面积价值量', en: 'Value per area' },
  'ratios.toGdp': { zh: '价值量与 GDP 之比', en: 'Value relative to GDP' },
  'ratios.how': { zh: '计算', en: 'Calculation' },
  'ratios.people': {
    zh: '{year}：年末人口 {people} 人。',
    en: '{year}: population {people} at year end.',
  },
  'ratios.product': { zh: '{year}：GDP 为 {gdp}。', en: '{year}: GDP {gdp}.' },
  'ratios.both': {
    zh: '{year}：年末人口 {people} 人，GDP 为 {gdp}。',
    en: '{year}: population {people} at year end, GDP {gdp}.',
  },
  'ratios.source': { zh: '人口和 GDP 来源：{source}。', en: 'Source of population and GDP: {source}.' },
  'ratios.no-source': {
    zh: '未填写人口和 GDP 的来源。',
    en: 'No source was entered for population and GDP.',
  },

  'split.title': { zh: '变化的分解', en: 'What changed the value' },
  'split.summary': {
    zh: '价值量由可比年的 {then}变为当年的 {now}，变化 {difference}。其中面积贡献 {extent}，单位产量贡献 {yield}，价格贡献 {price}。',
    en: 'The value went from {then} in the comparable year to {now} in the current one, a change of {difference}: {extent} by extent, {yield} by yield and {price} by price.',
  },
  'split.other': {
    zh: '仅一年有值的服务为 {other}，不作分解。',
    en: 'Services with a figure in one year only make up {other}, which is not split.',
  },
  'split.real': {
    zh: '按可比年价格计算，当年价值量为 {value}，比可比年变化 {rate}。',
    en: 'In prices of the comparable year, the current value is {value}, a change of {rate}.',
  },
  'split.services': { zh: '各指标价值量变化的分解', en: 'Change of value by indicator' },
  'split.districts': { zh: '价值量变化的分解：按{level}', en: 'Change of value by district ({level})' },
  'split.types': { zh: '价值量变化的分解：按生态系统类型', en: 'Change of value by ecosystem type' },
  'split.change': { zh: '变化量（{unit}）', en: 'Change ({unit})' },
  'split.extent': { zh: '面积贡献（{unit}）', en: 'By extent ({unit})' },
  'split.yield': { zh: '单位产量贡献（{unit}）', en: 'By yield ({unit})' },
  'split.price': { zh: '价格贡献（{unit}）', en: 'By price ({unit})' },
  'split.one-year': { zh: '仅一年有值（{unit}）', en: 'One year only ({unit})' },
  'split.average': {
    zh: '以下指标各部分的价格不同，分解时采用平均价格：{names}。',
    en: 'Units of these indicators have no single price; theirs is the value of an average unit: {names}.',
  },
  'split.unchanged': {
    zh: '两个年份的价值量相同，均为 {value}；各项服务、分区和生态系统类型的面积、单位产量和价格都没有引起变化，分解表从略。',
    en: 'Both years have the same value, {value}: neither extent nor yield nor price has changed that of any service, district or ecosystem type, and the tables of parts are left out.',
  },
  'split.none': {
    zh: '现有结果不能分解：{reason}',
    en: 'The results there are cannot be split: {reason}',
  },
  type: { zh: '生态系统类型', en: 'Ecosystem type' },

  'extent.title': { zh: '生态系统范围账户', en: 'Extent account' },
  'extent.summary': {
    zh: '核算范围内共统计 {area} km²，其中 {changed} km² 在两年间改变了生态系统类型，占 {share}。',
    en: 'Of {area} km² counted, {changed} km² ({share}) have another ecosystem type in the current year.',
  },
  'extent.largest': {
    zh: '面积最大的转换是{from}转为{to}，{area} km²。',
    en: 'The largest conversion is {from} to {to}, {area} km².',
  },
  'extent.table': { zh: '生态系统范围账户', en: 'Extent account' },
  'extent.opening': { zh: '期初（{unit}）', en: 'Opening ({unit})' },
  'extent.additions': { zh: '增加（{unit}）', en: 'Additions ({unit})' },
  'extent.reductions': { zh: '减少（{unit}）', en: 'Reductions ({unit})' },
  'extent.netChange': { zh: '净变化（{unit}）', en: 'Net change ({unit})' },
  'extent.closing': { zh: '期末（{unit}）', en: 'Closing ({unit})' },
  'extent.note': {
    zh: '期初为可比年，期末为当年。资料不能区分管理性与非管理性变化。面积按计算网格的像元统计，1 km² = 100 hm²。',
    en: 'Opening is the comparable, closing the current year. The data do not tell managed from unmanaged changes. Areas are those of the cells of the grid; 1 km² = 100 hm².',
  },
  'extent.matrix': { zh: '类型变化矩阵（{unit}）', en: 'Type change matrix ({unit})' },
  'extent.matrix-part': {
    zh: '类型变化矩阵（{unit}），第 {part} 部分，共 {parts} 部分',
    en: 'Type change matrix ({unit}), part {part} of {parts}',
  },
  'extent.from': { zh: '期初类型', en: 'Opening type' },
  'extent.matrix-note': {
    zh: '行为期初类型，列为期末类型；同一类型的行列交叉处为未变化的面积。',
    en: 'Rows are types at the opening, columns types at the closing. Where both are the same type, the area did not change.',
  },
  'extent.opening-total': { zh: '期初合计', en: 'Opening' },
  'extent.closing-total': { zh: '期末合计', en: 'Closing' },
  'extent.same': {
    zh: '两年使用同一份土地覆盖，生态系统范围没有变化，不列范围账户。',
    en: 'Both years have the same land cover, so extent did not change and there is no extent account.',
  },

  'ranges.title': { zh: '价值量的区间', en: 'Ranges of the values' },
  'ranges.summary': {
    zh: '{name}的核算值为 {account}。{count} 个参数给出了分布，独立抽样 {draws} 次，其中 90% 的结果在 {low}与 {high}之间，中位数为 {median}。',
    en: '{name} is {account}. With {count} of its numbers uncertain and {draws} independent draws, 90% of the results are between {low} and {high}, the median is {median}.',
  },
  'ranges.conservative': {
    zh: '保守值取 5% 分位数，只有 5% 的抽样结果低于它。没有给出分布的参数按其数值计算。',
    en: 'The conservative value is the 5th percentile: 5% of the draws are below it. Numbers without a distribution are as in the account.',
  },
  'ranges.table': { zh: '核算值、保守值与区间', en: 'Values, conservative values and ranges' },
  'ranges.account': { zh: '核算值（{unit}）', en: 'Account ({unit})' },
  'ranges.p5': { zh: '保守值，5% 分位数（{unit}）', en: 'Conservative, 5th percentile ({unit})' },
  'ranges.p50': { zh: '中位数（{unit}）', en: 'Median ({unit})' },
  'ranges.p95': { zh: '95% 分位数（{unit}）', en: '95th percentile ({unit})' },
  'ranges.distributions': { zh: '参数的分布及其来源', en: 'Distributions and their sources' },
  'ranges.number': { zh: '参数', en: 'Number' },
  'ranges.distribution': { zh: '分布', en: 'Distribution' },
  'ranges.source': { zh: '来源', en: 'Source' },
  'ranges.distribution-note': {
    zh: '括号内的数：三角分布为最小、最可能、最大值，正态分布为均值、标准差，对数正态分布为中位数、几何标准差，均匀分布为最小、最大值。整列系数乘以该列的全部数值。',
    en: 'Numbers in brackets: triangular has minimum, mode and maximum; normal mean and standard deviation; lognormal median and geometric standard deviation; uniform minimum and maximum. A factor multiplies the whole column.',
  },
  'ranges.unused': { zh: '{name}的分布没有用于区间：{reason}', en: '{name} is in no range: {reason}' },
  'ranges.seed': {
    zh: '随机种子 {seed}；以同样的种子和分布重新抽样，结果相同。分位数不能相加，因此各指标的分位数之和不等于合计的分位数。',
    en: 'Seed {seed}: the same seed and distributions give the same draws. Percentiles do not add up, so those of the indicators do not come to that of the total.',
  },
} as const;
