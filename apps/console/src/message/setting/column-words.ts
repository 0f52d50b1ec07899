import type { RegionLevel } from '@gep/api-client';

/** What columns of a level are called, as regular expressions; longer words first. */
export const levelWords: Readonly<Record<RegionLevel, string>> = {
  nation: '国家|国|nation|country|cntry|cn',
  province: '省份|省级|省|province|prov|pr',
  city: '地市|地级|市级|市|prefecture|pref|city|ct',
  county: '区县|县区|县级|县|county|cnty|district|dist|dt',
  street: '乡镇街道|街道|乡镇|乡级|乡|镇|township|town|street',
};
/** How columns of names end; in a .dbf they are cut at ten bytes, so that endings may be. */
export const nameEnd = '名称|名字|名|[_ -]?n(?:a(?:me?)?)?|';
/** How columns of codes end. */
export const codeEnd = '行政代码|区划代码|代码|编码|码|[_ -]?c(?:o(?:de?)?)?|[_ -]?id|[_ -]?dm';
/** What columns with the names of any places are called, as regular expressions, the surest first. */
export const nameWords: readonly string[] = ['^(?:name|名称|名字|名|mc)$', '(?:名称|名字|名)$', 'name|mc$'];
