import { productClasses } from './product';
import type { ReclassificationPreset } from './product';

export const klhk23: ReclassificationPreset = {
  key: 'klhk-23',
  name: {
    zh: '印度尼西亚 KLHK 23 类（东努沙登加拉）',
    en: 'Indonesia KLHK, 23 classes (East Nusa Tenggara)',
  },
  rows: productClasses([
    [1, 111, '原生旱地森林', 'Primary dryland forest'],
    [2, 111, '次生旱地森林', 'Secondary dryland forest'],
    [3, 411, '原生沼泽森林', 'Primary swamp forest'],
    [4, 411, '次生沼泽森林', 'Secondary swamp forest'],
    [5, 411, '原生红树林', 'Primary mangrove forest'],
    [6, 411, '次生红树林', 'Secondary mangrove forest'],
    [7, 11, '人工林', 'Plantation forest'],
    [8, 521, '种植园', 'Estate crops'],
    [9, 211, '灌丛', 'Shrub'],
    [10, 412, '沼泽灌丛', 'Swamp shrub'],
    [11, 33, '稀树草原', 'Savanna'],
    [12, 512, '旱地农业', 'Dryland farming'],
    [13, 512, '旱地农业与灌丛混合', 'Dryland farming mixed with shrub'],
    [14, 511, '水田', 'Paddy field'],
    [15, 422, '鱼塘', 'Fish pond'],
    [16, 611, '居民点', 'Settlement'],
    [17, 611, '移民居民点', 'Transmigration settlement'],
    [18, 823, '裸地', 'Open land'],
    [19, 633, '采矿地', 'Mining'],
    [20, 42, '水体', 'Water bodies'],
    [21, 413, '沼泽', 'Swamp'],
    [22, -9999, '云', 'Cloud'],
    [23, 632, '机场', 'Airport'],
  ]),
};

export const seimsYouwuzhen: ReclassificationPreset = {
  key: 'seims-youwuzhen',
  name: { zh: 'SEIMS 游屋圳土地利用', en: 'SEIMS land use of Youwuzhen' },
  rows: productClasses([
    [33, 511, '水稻', 'Rice'],
    [4, 521, '果园', 'Orchard'],
    [6, 131, '混交林', 'Mixed forest'],
    [8, 121, '常绿林', 'Evergreen forest'],
    [18, 42, '水体', 'Water'],
    [104, 611, '低密度居住地', 'Residential, low density'],
    [106, 631, '工业用地', 'Industrial'],
  ]),
};
