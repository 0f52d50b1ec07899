import { productClasses } from './product';
import type { ReclassificationPreset } from './product';

export const eightClasses: ReclassificationPreset = {
  key: 'eight-classes',
  name: { zh: '8 类土地覆盖', en: 'Land cover of 8 classes' },
  rows: productClasses([
    [1, 1, '森林', 'Forest'],
    [2, 2, '灌丛', 'Shrub'],
    [3, 5, '农田', 'Cropland'],
    [4, 4, '湿地', 'Wetland'],
    [5, 82, '裸地', 'Bare land'],
    [6, 6, '城镇', 'Urban'],
    [7, 81, '冰雪', 'Snow or ice'],
    [8, 42, '水体', 'Water'],
  ]),
};

export const esaWorldCover: ReclassificationPreset = {
  key: 'esa-worldcover',
  name: { zh: 'ESA WorldCover（示例映射）', en: 'ESA WorldCover (demonstration mapping)' },
  rows: productClasses([
    [10, 11, '树木覆盖', 'Tree cover'],
    [20, 21, '灌木', 'Shrubland'],
    [30, 32, '草地', 'Grassland'],
    [40, 512, '耕地', 'Cropland'],
    [50, 61, '建筑用地', 'Built-up'],
    [60, 82, '裸地/稀疏植被', 'Bare / sparse vegetation'],
    [70, 81, '冰雪', 'Snow and ice'],
    [80, 42, '永久水体', 'Permanent water bodies'],
    [90, 413, '草本湿地', 'Herbaceous wetland'],
    [95, 411, '红树林', 'Mangroves'],
    [100, 821, '苔藓和地衣', 'Moss and lichen'],
  ]),
};

export const globeLand30: ReclassificationPreset = {
  key: 'globeland30',
  name: { zh: 'GlobeLand30', en: 'GlobeLand30' },
  rows: productClasses([
    [10, 51, '耕地', 'Cultivated land'],
    [20, 1, '林地', 'Forest'],
    [30, 3, '草地', 'Grassland'],
    [40, 2, '灌木地', 'Shrubland'],
    [50, 41, '湿地', 'Wetland'],
    [60, 42, '水体', 'Water bodies'],
    [70, 821, '苔原', 'Tundra'],
    [80, 61, '人造地表', 'Artificial surfaces'],
    [90, 82, '裸地', 'Bare land'],
    [100, 81, '冰川和永久积雪', 'Permanent snow and ice'],
  ]),
};

export const clcd: ReclassificationPreset = {
  key: 'clcd',
  name: { zh: 'CLCD 中国土地覆盖（杨杰、黄昕）', en: 'CLCD, land cover of China (Yang and Huang)' },
  rows: productClasses([
    [1, 51, '耕地', 'Cropland'],
    [2, 1, '森林', 'Forest'],
    [3, 2, '灌木', 'Shrub'],
    [4, 3, '草地', 'Grassland'],
    [5, 42, '水体', 'Water'],
    [6, 81, '冰雪', 'Snow or ice'],
    [7, 82, '裸地', 'Barren'],
    [8, 61, '不透水面', 'Impervious'],
    [9, 41, '湿地', 'Wetland'],
  ]),
};
