/** Words of a legend. `{…}` are filled in. */
export interface LegendWords {
  /** Accessible name of the whole. */
  readonly legend: string;
  readonly unit: string;
  /** Classes without their own label. */
  readonly all: string;
  readonly other: string;
  /** Features that lack a value, and those whose text is empty, where these have their own class. */
  readonly noValue: string;
  readonly emptyText: string;
  /** Nothing to show. */
  readonly empty: string;
  /** What is counted in a class. */
  readonly features: string;
  readonly cells: string;
  readonly ramp: string;
  /** Name of the button that a picture is where it opens its class. */
  readonly open: string;
  readonly band: string;
  readonly red: string;
  readonly green: string;
  readonly blue: string;
  readonly alpha: string;
  /** Headings of the parts of a mixed layer. */
  readonly point: string;
  readonly line: string;
  readonly polygon: string;
}

/** Languages that legends speak. */
export type LegendLanguage = 'en' | 'zh-CN';

const words: Readonly<Record<LegendLanguage, LegendWords>> = {
  'zh-CN': {
    legend: '图例',
    unit: '单位：{unit}',
    all: '全部要素',
    other: '其他',
    noValue: '无值',
    emptyText: '空文本',
    empty: '暂无图例',
    features: '{count} 个要素',
    cells: '{count} 个像元',
    ramp: '由 {low} 至 {high}',
    open: '编辑“{label}”',
    band: '波段 {band}',
    red: '红',
    green: '绿',
    blue: '蓝',
    alpha: '不透明度',
    point: '点',
    line: '线',
    polygon: '面',
  },
  en: {
    legend: 'Legend',
    unit: 'Unit: {unit}',
    all: 'All features',
    other: 'Other',
    noValue: 'No value',
    emptyText: 'Empty text',
    empty: 'No legend',
    features: '{count} features',
    cells: '{count} cells',
    ramp: '{low} to {high}',
    open: 'Edit “{label}”',
    band: 'Band {band}',
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
    alpha: 'Opacity',
    point: 'Points',
    line: 'Lines',
    polygon: 'Polygons',
  },
};

/** The words of a language, English unless another one is chosen, with some of your own. */
export function legendWords(language: LegendLanguage = 'en', own: Partial<LegendWords> = {}): LegendWords {
  return { ...words[language], ...own };
}

/** A message with its `{…}` filled in. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
}
